// The requests behind the distribution of ratings: they come once the rest of the business's page has been painted.

/** Whether a request only counts stars: up to 100 comments at once, or how many a search for some stars finds. */
export const countsStars = (request: string): boolean => /[?&]limit=1(00)?(&|$)/.test(request)
