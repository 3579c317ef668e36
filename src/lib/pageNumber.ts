// The page of a list in its address and in its title.

/** The page number in an address (`?faqe=3`); anything else is page 1. */
export function pageFromText(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** The title of a list's page: 'Bizneset në Kafene, faqja 2'; page 1 has the title alone. */
export const pagedTitle = (title: string, page: number): string => (page > 1 ? `${title}, faqja ${page}` : title)
