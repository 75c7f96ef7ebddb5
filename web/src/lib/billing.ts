/** The calls about what is paid: plan, trial, checkout, cancelling, refund, receipts. */
import type { Billing } from '@trusthound/client'
import { answered, client } from './call'

export type { Billing, Receipt } from '@trusthound/client'
export type PlanStatus = Billing['status']

export const readBilling = (signal: AbortSignal): Promise<Billing> => answered(client.GET('/api/billing', { signal }))

export const startTrial = (): Promise<Billing> => answered(client.POST('/api/billing/trial'))
export const cancelPlan = (): Promise<Billing> => answered(client.POST('/api/billing/cancel'))
export const resumePlan = (): Promise<Billing> => answered(client.POST('/api/billing/resume'))
export const refundPlan = (): Promise<Billing> => answered(client.POST('/api/billing/refund'))

/** A page of the payment service to go to. */
export const openCheckout = (): Promise<{ url: string }> =>
  answered(client.POST('/api/billing/checkout', { body: { acceptedTerms: true } }))

export const openPortal = (): Promise<{ url: string }> => answered(client.POST('/api/billing/portal'))
