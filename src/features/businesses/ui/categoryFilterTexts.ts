// What the filters of a category page are called.
import type { CategoryFilterValues, RatingOption, SortOption } from '../model/filters'
import { noFilters } from '../model/filters'

/** The buttons of the rating filter. */
export const ratingTexts: Readonly<Record<RatingOption, string>> = {
  all: 'Të gjitha',
  '4+': '4+ Yje',
  '3+': '3+ Yje',
  '2+': '2+ Yje',
}

/** The choices of the sort menu. */
export const sortTexts: Readonly<Record<SortOption, string>> = {
  most_relevant: 'Më të përshtatshmet',
  highest_rated: 'Më të vlerësuarat',
  most_reviews: 'Më shumë komente',
  newest: 'Më të rejat',
}

/** 'Renditja: Më të rejat' */
export const sortText = (sortBy: SortOption): string => `Renditja: ${sortTexts[sortBy]}`

/** What was chosen, filter by filter, in words. */
export function chosenTexts(filters: CategoryFilterValues): [keyof CategoryFilterValues, string][] {
  const { search, rating, location, sortBy } = filters
  const texts: [keyof CategoryFilterValues, string][] = [
    ['search', `Kërkimi: ${search}`],
    ['rating', `${Number.parseInt(rating, 10)} yje e lart`],
    ['location', `Qyteti: ${location}`],
    ['sortBy', sortText(sortBy)],
  ]
  return texts.filter(([key]) => filters[key] !== noFilters[key])
}

/** The button that clears all filters. */
export const clearFiltersText = 'Pastro të gjitha filtrat'
