/** One file at a time: read by the server, its text handed on; a newer one replaces an older one. */
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { asProblem, type Problem } from '../../lib/problem'
import type { FileText } from '../../lib/readFile'

export interface ReadFile extends FileText {
  name: string
}

export interface FileReading {
  /** The name of the file that is being read. */
  busy: string | null
  problem: Problem | null
  start: (file: File) => void
  again: () => void
  clear: () => void
}

export function useFile(done: (read: ReadFile) => void): FileReading {
  const running = useRef<AbortController>(undefined)
  const { mutate, reset, variables, isPending, error } = useMutation<ReadFile, Error, File>({
    networkMode: 'always',
    mutationFn: async (file) => {
      running.current?.abort()
      running.current = new AbortController()
      const { signal } = running.current
      const { readFile } = await import('../../lib/readFile')
      return { name: file.name, ...(await readFile(file, signal)) }
    },
    onSuccess: done,
  })
  const clear = useCallback(() => {
    running.current?.abort()
    reset()
  }, [reset])
  useEffect(() => () => running.current?.abort(), [])
  return {
    busy: isPending && variables ? variables.name : null,
    problem: error === null ? null : asProblem(error),
    start: mutate,
    again: () => variables && mutate(variables),
    clear,
  }
}
