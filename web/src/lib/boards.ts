/** The boards that we collect from: what each last told, and adding or removing one's own. */
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { BoardsAnswer } from '@trusthound/client'
import { answered, client, done } from './call'

export type { CollectedBoard } from '@trusthound/client'

const BOARDS = ['boards']

export function useBoards() {
  return useInfiniteQuery({
    queryKey: BOARDS,
    queryFn: ({ signal, pageParam }): Promise<BoardsAnswer> =>
      answered(client.GET('/api/premium/boards', { params: { query: { cursor: pageParam } }, signal })),
    initialPageParam: '',
    getNextPageParam: (page: BoardsAnswer) => page.cursor ?? undefined,
  })
}

export const addBoard = (url: string) => answered(client.POST('/api/premium/boards', { body: { url } }))

export const removeBoard = (id: string) =>
  done(client.DELETE('/api/premium/boards/{board_id}', { params: { path: { board_id: id } } }))

export const noteBoards = (queries: QueryClient) => queries.invalidateQueries({ queryKey: BOARDS })
