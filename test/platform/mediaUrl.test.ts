// Where photos are.
import fc from '@test/fastCheck'
import { describe, expect, it, vi } from 'vitest'
import * as env from '@/platform/env'
import { mediaUrl } from '@/platform/mediaUrl'

const base = 'https://media.example'

describe('mediaUrl', () => {
  it.each(['photos/a.jpg', '/photos/a.jpg', '//photos/a.jpg'])('joins %s with exactly one slash', (url) => {
    expect(mediaUrl(url, base)).toBe('https://media.example/photos/a.jpg')
    expect(mediaUrl(url, `${base}/`)).toBe('https://media.example/photos/a.jpg')
  })

  it('leaves absolute http(s) urls alone', () => {
    expect(mediaUrl('http://x.example/a.jpg', base)).toBe('http://x.example/a.jpg')
    expect(mediaUrl('HTTPS://x.example/a.jpg', base)).toBe('HTTPS://x.example/a.jpg')
  })

  it('knows no address for anything else', () => {
    const none = ['', '  ', ...'/ javascript:alert(1) data:image/png;base64,AA blob:x file:///x'.split(' ')]
    for (const url of [undefined, ...none]) expect(mediaUrl(url, base)).toBeUndefined()
  })

  it('never leads a relative url to another host', () => {
    const hostile = fc.array(fc.constantFrom('/', '\\', '\t', '\n', 'evil.example', '.', '@', ' '), { maxLength: 8 })
    fc.assert(
      fc.property(hostile, fc.constantFrom(base, ''), (parts, from) => {
        const address = mediaUrl(parts.join(''), from)
        if (address === undefined) return
        expect(new URL(address, 'https://media.example').host).toBe('media.example')
      }),
    )
  })
})

it('keeps the path of a photo as it is, but for what browsers drop', () => {
  const base = 'https://media.example//'
  expect(mediaUrl('/a/https://x.al/b.png', base)).toBe('https://media.example/a/https://x.al/b.png')
  expect(mediaUrl('uploads/a:b.png', base)).toBe('https://media.example/uploads/a:b.png')
  expect(mediaUrl('up\tlo\nads/a.png', base)).toBe('https://media.example/uploads/a.png')
})

it.each([
  ['https://media.example', 'https://api.example', 'https://media.example/a.png'],
  ['', 'https://api.example', 'https://api.example/a.png'],
  ['', '', '/a.png'],
])('takes the media address %j before that of the API, %j [NET-02]', (media, api, address) => {
  vi.spyOn(env, 'mediaBaseUrl', 'get').mockReturnValue(media)
  vi.spyOn(env, 'apiBaseUrl', 'get').mockReturnValue(api)
  expect(mediaUrl('/a.png')).toBe(address)
})
