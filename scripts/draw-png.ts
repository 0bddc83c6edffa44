import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

const modules = new URL('../node_modules/', import.meta.url)
const ready = initWasm(readFileSync(new URL('@resvg/resvg-wasm/index_bg.wasm', modules)))

/** Draws an SVG as a PNG of the given width. It must not contain text elements: `writer` turns words into outlines. */
export async function drawPng(svg: string, width: number): Promise<Uint8Array> {
  await ready
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}

const chunk = (type: string, content: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(content.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(content, 8)
  view.setUint32(content.length + 8, crc32(bytes.subarray(4, content.length + 8)))
  return bytes
}

/** Draws an SVG without transparent parts as a PNG without alpha channel and filters, which is 40% smaller for flat colours. */
export async function drawCoveredPng(svg: string, size: { width: number; height: number }): Promise<Uint8Array> {
  await ready
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: size.width } }).render()
  const rows = new Uint8Array((size.width * 3 + 1) * size.height)
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    if (from % (size.width * 4) === 0) to++
    rows.set(pixels.subarray(from, from + 3), to)
    to += 3
  }
  const header = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  new DataView(header.buffer).setUint32(0, size.width)
  new DataView(header.buffer).setUint32(4, size.height)
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', new Uint8Array())]
  return Buffer.concat([signature, ...parts])
}

type Line = { text: string; size: number; most: number; x: number; y: number; fill: string }

const isDevanagari = (text: string) => /[\u0900-\u097F]/.test(text)

/**
 * Returns a function that draws a line in Eczar 700 as outlines, centred on `x` and at most `most` wide. HarfBuzz places the
 * glyphs, because resvg lets the vowel signs of Devanagari overlap the next letter.
 * @param alphabet every character that will be written
 */
export async function writer(alphabet: string) {
  const fontOf = async (script: string) => {
    const whole = readFileSync(new URL(`@fontsource/eczar/files/eczar-${script}-700-normal.woff2`, modules))
    const face = new harfbuzz.Face(new harfbuzz.Blob(await subsetFont(whole, alphabet, { targetFormat: 'truetype' })))
    return { font: new harfbuzz.Font(face), unitsPerEm: face.upem }
  }
  const devanagari = await fontOf('devanagari')
  const latin = await fontOf('latin')

  return ({ text, size, most, x, y, fill }: Line): string => {
    const { font, unitsPerEm } = isDevanagari(text) ? devanagari : latin
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    let width = 0
    const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const outline = `<path transform="translate(${width + xOffset} ${yOffset})" d="${font.glyphToPath(codepoint)}"/>`
      width += xAdvance
      return outline
    })
    const scale = Math.min(size / unitsPerEm, most / width)
    const place = `translate(${x - (width * scale) / 2} ${y}) scale(${scale} ${-scale})`
    return `<g fill="${fill}" transform="${place}">${glyphs.join('')}</g>`
  }
}
