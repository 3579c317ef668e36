// What the preview picture of a business shows in a chat, in the app's own words: build and server side only.
import type { UnknownAction } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { inPhase } from '@/api'
import type { Business, GetBusinessApiResponse } from '@/api/endpoints/generated/types'
import { appName } from '@/brand'
import { businessName } from '@/features/businesses/model/businessTexts'
import { formatRating } from '@/lib/albanianFormat'
import { businessPattern } from '@/lib/categoryLook'
import { shortCount, starLevel } from '@/lib/rating'
import { Qilim } from '@/ui/Qilim'
import { starShape } from '@/ui/Stars'

/** What stands in the picture (src/tools/server/previewPicture.ts draws it). Equal contents make equal pictures. */
export interface PreviewContent {
  name: string
  /** Category and city, as far as they are known. */
  kind: string
  /** 0 where nobody has rated it. */
  stars: 0 | 1 | 2 | 3 | 4 | 5
  /** The average, or that there is none. */
  average: string
  /** How many comments it comes from; empty for none. */
  count: string
  /** Draws the pattern as SVG, motifs of 80 by 80 side by side; called only where a picture is wanted. */
  pattern: () => string
  /** The pattern's number in the palette (styles/_tokens.scss). */
  hue: number
  appName: string
  /** Outline of a star on a grid of 24. */
  starShape: string
  /** The picture in words, for who cannot see it. */
  alt: string
}

function contentOf(business: Business): PreviewContent {
  const { category, city, averageRating, reviewCount } = business
  const { seed, hue } = businessPattern(business)
  const name = businessName(business)
  const kind = [category?.name, city].filter(Boolean).join(' · ')
  const isRated = averageRating > 0
  const average = isRated ? formatRating(averageRating) : 'Ende pa vlerësime'
  const count = reviewCount > 0 ? shortCount(reviewCount) : ''
  return {
    name,
    kind,
    stars: starLevel(averageRating),
    average,
    count,
    pattern: () => renderToStaticMarkup(<Qilim seed={seed} hue={hue} cover />),
    hue,
    appName,
    starShape,
    alt: [name, kind, isRated ? `${average} nga 5 yje` : average, count].filter(Boolean).join(' · '),
  }
}

/** The content of the picture of the business whose page these actions led to; undefined for every other page. */
export function previewContent(actions: readonly UnknownAction[]): PreviewContent | undefined {
  const answer = actions.find(
    (action) => inPhase('fulfilled', action) && action.meta.arg.endpointName === 'getBusiness',
  )
  return answer && contentOf((answer.payload as GetBusinessApiResponse).data)
}
