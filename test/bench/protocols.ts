// The same answers over HTTP/1.1 and over HTTP/2 with TLS, as most hosts send them, by a certificate made for the run.
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, request as send } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'

/** HTTP/1.1 in the clear; HTTP/2 with TLS. */
export const protocols = ['h1', 'h2'] as const
/** One of them. */
export type Protocol = (typeof protocols)[number]

/** A key and its certificate, which nobody signed. */
export interface Certificate {
  key: Buffer
  cert: Buffer
  /** The hash of its public key, by which a browser is told to trust this one certificate. */
  pin: string
}

/** Makes one for 127.0.0.1 in `folder`, by the command line of OpenSSL. */
export function makeCertificate(folder: string): Certificate {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'pipe' })
  const read = readFileSync(cert)
  const publicKey = new X509Certificate(read).publicKey.export({ type: 'spki', format: 'der' })
  return { key: readFileSync(key), cert: read, pin: createHash('sha256').update(publicKey).digest('base64') }
}

/** Listens on a free port of 127.0.0.1; `close` waits until HTTP/2's connections end, so close the browser first. */
export async function listen(
  protocol: Protocol,
  certificate: Certificate,
  listener: RequestListener,
): Promise<{ url: string; close(): void }> {
  const plain = createServer(listener)
  // Node's HTTP/2 has the same interface of requests and responses.
  const secure = () => createSecureServer(certificate, listener as unknown as Parameters<typeof createSecureServer>[1])
  const server: Server = protocol === 'h1' ? plain : secure()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const scheme = protocol === 'h1' ? 'http' : 'https'
  return {
    url: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      plain.closeAllConnections()
      server.close()
    },
  }
}

/** What belongs to one connection, and no part of an answer that is passed on. */
const ofConnection = /^(:.*|host|connection|keep-alive|transfer-encoding)$/
const passedOn = <T>(headers: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)))

/** Passes requests on to a server that speaks HTTP/1.1. */
export const forwardTo =
  (origin: string): RequestListener =>
  (request, response) => {
    const { method, url, headers } = request
    const onward = send(origin + url, { method, headers: passedOn(headers) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }
