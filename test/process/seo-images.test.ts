import { expect, test } from 'vitest'
import { cities } from '../demo-cities.ts'
import { crawledSite } from './crawled-site.ts'

const { ask } = crawledSite()

/** Width and height, from the header chunk of a PNG. */
async function sizeOf(path: string) {
  const answer = await ask(path)
  expect(answer.headers.get('content-type'), path).toBe('image/png')
  const bytes = await answer.arrayBuffer()
  const view = new DataView(bytes)
  return { width: view.getUint32(16), height: view.getUint32(20), bytes: bytes.byteLength }
}

test.each(['landing', 'pooja', ...Object.keys(cities)])('SEO the picture of a shared link: %s', async (name) => {
  const { width, height, bytes } = await sizeOf(`/share/${name}.png`)
  expect([width, height]).toEqual([1200, 630])
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(200_000)
})

test('SEO the home screen: the manifest names existing icons with their sizes and existing pages', async () => {
  const answer = await ask('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = (await answer.json()) as {
    start_url: string
    icons: { src: string; sizes: string; type: string; purpose: string }[]
    shortcuts: { url: string }[]
  }
  for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png')) {
    const { width, height } = await sizeOf(src)
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']))
  expect(await sizeOf('/apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 })
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
    expect((await ask(url)).status, url).toBe(200)
})
