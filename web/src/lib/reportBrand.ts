/** The calls about the look of an organisation's reports: its logo and its colour. */

import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ReportBrand } from '@trusthound/client'
import { answered, client, done } from './call'
import { sendForm } from './upload'

export type { ReportBrand } from '@trusthound/client'

const BRAND = ['report-brand']
const LOGO = '/api/enterprise/brand/logo'
export const LOGO_IMAGE = `${LOGO}.png`

export const useBrand = () =>
  useQuery({
    queryKey: BRAND,
    queryFn: ({ signal }): Promise<ReportBrand> => answered(client.GET('/api/enterprise/brand', { signal })),
  })

export const noteBrand = (queries: QueryClient, brand: ReportBrand) => queries.setQueryData(BRAND, brand)

export const changeAccent = (accent: string): Promise<ReportBrand> =>
  answered(client.PATCH('/api/enterprise/brand', { body: { accent } }))

export const sendLogo = async (
  content: File,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<ReportBrand> =>
  (await sendForm(LOGO, { fields: {}, file: { name: 'logo', content } }, progress, signal)) as ReportBrand

export const removeLogo = (): Promise<void> => done(client.DELETE(LOGO))
