// The answers to requests that no field of the state shows, since they are only counted or searched through.
import { useMemo, useState } from 'react'
import { shallowEqual } from 'react-redux'
import type { QueryRequest } from '@/api/endpoints/queryRequest'
import type { Identified } from '@/lib/listRules'
import { useAppSelector } from '@/store/storeHooks'
import { answerToRequest } from './answers'
import { itemsOf, keysOf } from './listView'
import { useRequests } from './useRequests'

/** The answers in the requests' order and their joint status. Old failures are sent again instead of shown. */
export function useAnswers<T extends Identified>(requests: readonly QueryRequest[]) {
  const keys = keysOf(requests)
  const [sentKeys, setSentKeys] = useState('')
  const answers = useAppSelector((state) => requests.map((request) => answerToRequest<T>(state, request)), shallowEqual)
  const isOpen = sentKeys === keys && answers.every(({ isUninitialized }) => !isUninitialized)
  const isSuccess = answers.length > 0 && answers.every((answer) => answer.isSuccess)
  const isTold = isOpen || isSuccess
  const error = (isTold && answers.find((answer) => answer.error)?.error) || null
  const retry = useRequests(requests, {
    isOpen,
    onSent: () => setSentKeys(keys),
    isOffline: error?.kind === 'network',
  })
  return {
    answers,
    /** The items of all answers, each once. */
    items: useMemo(() => itemsOf(answers), [answers]),
    isSuccess,
    isFetching: !isTold || answers.some(({ isFetching }) => isFetching),
    /** The first failure. */
    error,
    /** Sends the failed requests again, or all of them if none failed. */
    retry,
  }
}
