/** Files that are no picture we take, whatever they are called. */
import { gzipSync } from 'node:zlib'
import { type HostileFile, noise, plain, repeated } from './file'

const text = (content: string) => () => Buffer.from(content)
const hex =
  (digits: string, more = 0) =>
  () =>
    Buffer.concat([Buffer.from(digits, 'hex'), Buffer.alloc(more)])

const SVG = (body: string, before = '') =>
  `<?xml version="1.0"?>${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100">${body}</svg>`
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
  .join('')}]>`

/** ISO boxes around a brand and, optionally, an item of a size. */
const brand =
  (name: string, more = 200) =>
  () =>
    Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from(`ftyp${name}`),
      Buffer.alloc(4),
      Buffer.from(`mif1${name}`),
      Buffer.from([0, 0, 0, 20]),
      Buffer.from('ispe'),
      Buffer.alloc(4),
      Buffer.alloc(8, 0x7f),
      Buffer.alloc(more),
    ])

const CONTENTS: readonly (readonly [string, () => Buffer])[] = [
  ['nothing', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.from([0xff])],
  ['a megabyte of zeros', () => Buffer.alloc(1_000_000)],
  ['a megabyte of 0xFF', () => Buffer.alloc(1_000_000, 0xff)],
  ['a megabyte of noise', () => noise(1_000_000)],
  ['SVG', text(SVG('<script>alert(1)</script>'))],
  ['SVG of a billion laughs', text(SVG('<text>&j;</text>', LAUGHS))],
  ['SVG that shows a file', text(SVG('<image xlink:href="file:///etc/passwd"/>'))],
  ['SVG that asks an address', text(SVG('<image xlink:href="http://127.0.0.1:1/"/>'))],
  ['SVG of 100,000 × 100,000', text(SVG('').replaceAll('"100"', '"100000"'))],
  ['HTML', text('<!doctype html><script>alert(1)</script>')],
  [
    'XML with an outside entity',
    text('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x/>'),
  ],
  ['MVG', text('push graphic-context\nviewbox 0 0 9 9\nfill "url(https://127.0.0.1/x.jpg"|id)"\n')],
  ['PostScript', text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file 1000 string readstring\n')],
  ['PDF', text('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj\n')],
  ['PPM of 4 billion pixels', text('P6\n65535 65535\n255\n')],
  ['PFM', text('PF\n30000 30000\n-1.0\n')],
  ['a matrix as text', text('1 2 3\n4 5 6\n')],
  ['a shell script', text('#!/bin/sh\nid\n')],
  ['PHP', text('<?php system("id"); ?>')],
  ['JSON', text(`${'['.repeat(100_000)}`)],
  ['words in UTF-16', () => Buffer.from('\ufeff图片', 'utf16le')],
  [
    'GIF',
    hex('47494638396101000100800000ffffff00000021f90400000000002c00000000010001000002024401003b'),
  ],
  ['GIF of 65,535 × 65,535', hex('474946383961ffffffff800000', 800)],
  [
    'BMP of 2 billion pixels',
    hex('424d36000000000000003600000028000000ffffff7fffffff7f01001800', 40),
  ],
  ['TIFF', hex('49492a0008000000', 60)],
  ['BigTIFF', hex('49492b00080000001000000000000000', 60)],
  ['TIFF of Canon', hex('49492a001000000043520200', 60)],
  ['ICO', hex('00000100ffff00000000010020000000', 90)],
  ['PSD', hex('384250530001000000000000000300007530000075300008', 60)],
  ['JPEG XL', hex('ff0a', 90)],
  ['JPEG XL in boxes', hex('0000000c4a584c200d0a870a', 90)],
  ['JPEG 2000', hex('0000000c6a5020200d0a870a', 90)],
  ['JPEG 2000, bare', hex('ff4fff51', 90)],
  ['OpenEXR', hex('762f310102000000', 90)],
  ['Radiance', text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 60000 +X 60000\n')],
  ['FITS', text('SIMPLE  =                    T'.padEnd(2880))],
  ['vips', hex('08f2a6b6', 60)],
  ['DDS', text('DDS |')],
  ['ICNS', text('icns\u0000\u0000\u0000\u0010')],
  ['HEIC', brand('heic')],
  ['HEIC of sequences', brand('hevc')],
  ['AVIF', brand('avif')],
  ['AVIF of sequences', brand('avis')],
  ['ZIP', () => Buffer.from('504b0304140000000800', 'hex')],
  ['GZIP of 10 MB', () => gzipSync(Buffer.alloc(10_000_000))],
  ['7z', hex('377abcaf271c0004', 60)],
  ['TAR', () => Buffer.concat([Buffer.from('a.png'.padEnd(257, '\0')), Buffer.from('ustar\0')])],
  ['ELF', hex('7f454c460201010000', 90)],
  ['EXE', text('MZ\u0090\u0000')],
  ['wasm', hex('0061736d01000000')],
  ['SQLite', text('SQLite format 3\u0000')],
  ['a font', hex('0001000000', 60)],
  ['MP3', () => Buffer.concat(repeated(40, () => Buffer.from('fffb9064', 'hex')))],
  ['WAV', text('RIFF\u0024\u0000\u0000\u0000WAVEfmt ')],
  ['AVI', text('RIFF\u0024\u0000\u0000\u0000AVI LIST')],
  ['FLV', text('FLV\u0001\u0005')],
  ['OGG', text('OggS\u0000\u0002')],
  ['RTF', text('{\\rtf1 }')],
  [
    'JPEG by its first bytes, HTML behind',
    () => Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.from('<html>')]),
  ],
]

export const otherFiles: readonly HostileFile[] = CONTENTS.map(([name, make]) => plain(name, make))
