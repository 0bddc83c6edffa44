import type { Scene as SceneName } from '../../../domain/city.ts'
import { m } from '../../../messages/compiled/messages.js'
import { sceneText } from '../../../messages/scene.ts'
import { useTranslate } from '../../language/language.ts'
import { textOf } from '../parts/form-values.ts'

const scenes = Object.keys(sceneText) as SceneName[]

export const sceneOf = (form: FormData): SceneName => scenes.find((scene) => scene === textOf(form, 'scene')) ?? 'plain'

/** Chooses the drawing of a city by its picture. */
export function SceneField({ value, error }: { value: SceneName; error: string | undefined }) {
  const t = useTranslate()
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="font-bold">{t(m.cities_scene)}</legend>
      <p className="leading-snug text-quiet">{t(m.cities_scene_help)}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {scenes.map((scene) => (
          <label
            key={`${value} ${scene}`}
            className="grid content-start gap-1 rounded-lg border-2 border-edge bg-card p-2"
          >
            <img
              src={`/art/${scene}.svg`}
              alt=""
              loading="lazy"
              className="aspect-video w-full object-cover object-bottom"
            />
            <span className="flex min-h-11 items-center gap-2 font-bold">
              <input type="radio" name="scene" value={scene} defaultChecked={scene === value} />
              {t(sceneText[scene])}
            </span>
          </label>
        ))}
      </div>
      {error && <p className="error-text">{error}</p>}
    </fieldset>
  )
}
