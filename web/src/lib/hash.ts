/** What a link of a mail brings along: after the #, so that it reaches no server and no log. */
import { useRouterState } from '@tanstack/react-router'

export const useHashToken = (): string =>
  useRouterState({ select: (state) => new URLSearchParams(state.location.hash).get('token') ?? '' })
