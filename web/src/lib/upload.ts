/** A form with a file in, the server's answer out; how much of it has left is told on the way, which fetch cannot. */
import { NO_ANSWER, Problem, problemOf } from './problem'
import { forgetUser } from './user'

export interface Upload {
  fields: Record<string, string>
  file: { name: string; content: File } | null
}

/** A form whose answer never came has the same key when it is sent again, so that it is done once. */
let open: { mark: string; file: File | null; key: string } | null = null

/** Throws a Problem, or an AbortError once `signal` ends it. */
export async function sendForm(
  path: string,
  { fields, file }: Upload,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<unknown> {
  const key = keyOf(path + JSON.stringify(fields), file?.content ?? null)
  // Made of the key, so that the same form has the same bytes.
  const boundary = `form-${key}`
  const body = await written(boundary, fields, file)
  signal.throwIfAborted()
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': key }
  const reply = await sent(path, body, headers, progress, signal)
  if (reply.status < 500 && reply.status !== 409) open = null
  return answerIn(reply)
}

/** Files of any size: the browser reads them as it sends them. What comes twice is there twice. */
export async function sendFiles(
  path: string,
  files: Record<string, File>,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<unknown> {
  const form = new FormData()
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  return answerIn(await sent(path, form, {}, progress, signal))
}

async function answerIn(reply: Response): Promise<unknown> {
  const said = parsed(await reply.text())
  if (reply.ok && typeof said === 'object' && said !== null) return said
  const problem = problemOf(said, reply)
  if (problem.status === 401 && problem.code === 'sign_in_required') forgetUser()
  throw problem
}

function keyOf(mark: string, file: File | null): string {
  if (open?.mark !== mark || open.file !== file) open = { mark, file, key: randomKey() }
  return open.key
}

function sent(
  path: string,
  body: XMLHttpRequestBodyInit,
  asked: Record<string, string>,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open('POST', path)
    for (const [name, value] of Object.entries(asked)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
    request.upload.onload = () => progress(1)
    request.onload = () =>
      // An answer that may have no body.
      request.status < 200 || request.status === 204
        ? reject(new Problem('', NO_ANSWER, '', '', null, '', request.status))
        : resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }))
    request.onerror = () => reject(problemOf(null, null))
    request.onabort = () => {
      open = null
      reject(new DOMException('The upload was ended.', 'AbortError'))
    }
    request.onloadend = () => signal.removeEventListener('abort', stop)
    signal.addEventListener('abort', stop)
    request.send(body)
  })
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const name of ['x-request-id', 'retry-after']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

/** multipart/form-data as browsers write it (RFC 7578; names escaped as in the HTML standard). */
async function written(boundary: string, fields: Upload['fields'], file: Upload['file']) {
  const head = Object.entries(fields).map(([name, value]) => part(boundary, `name="${name}"`, value))
  const about = file && `name="${file.name}"; filename="${escaped(file.content.name)}"`
  const before = head.join('') + (about ? part(boundary, about, '').slice(0, -2) : '')
  const bytes = new TextEncoder()
  return joined([
    bytes.encode(before),
    file ? new Uint8Array(await file.content.arrayBuffer()) : new Uint8Array(),
    bytes.encode(`${file ? '\r\n' : ''}--${boundary}--\r\n`),
  ])
}

const part = (boundary: string, about: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n${value}\r\n`

const escaped = (name: string) => name.replace(/\r\n|\r|\n/g, '%0D%0A').replaceAll('"', '%22')

function joined(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const piece of pieces) {
    whole.set(piece, place)
    place += piece.length
  }
  return whole
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
