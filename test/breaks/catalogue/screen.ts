// How the statements about the product as a whole could be false.
import { type Area, plain, subtle } from '../break'

const pages = 'src/app/pages.tsx'
const requests = 'src/features/businesses/model/businessRequests.ts'
const categoryCard = 'src/features/categories/ui/CategoryCard.tsx'
const businessCard = 'src/features/businesses/ui/BusinessCard.tsx'
const actions = 'src/features/auth/ui/profile/AccountActions.tsx'

export const screen: Area = {
  'SCREEN-01': [
    plain(
      pages,
      "  category: { path: routes.category, load: () => import('@/pages/category/Page'), prefetch: prefetchCategory },\n",
      '',
      'No category has a page.',
    ),
    subtle(
      categoryCard,
      '<Link to={categoryPath(subcategory)} state={stateOf(asCategory(subcategory))}>',
      '<Link to={categoryPath(category)} state={stateOf(category)}>',
      'A subcategory leads to the whole category.',
    ),
    subtle(
      requests,
      "queryRequest(isSubcategory ? 'listBusinessesBySubcategory' : 'listBusinessesByCategory', args)",
      "queryRequest('listBusinessesByCategory', args)",
      'The page of a subcategory has no businesses.',
    ),
    subtle(
      requests,
      'businessName: search.trim() || undefined,',
      'businessName: undefined,',
      'The search within a category finds everything.',
    ),
  ],
  'SCREEN-02': [
    plain(
      'src/features/reviews/ui/ReviewCardText.tsx',
      '        <Stars rating={review.rating} size={18} />\n',
      '',
      'Comments have no stars.',
    ),
    subtle(
      'src/features/businesses/ui/BusinessSearch.tsx',
      'categorySuggestions(categories, typed)',
      'categorySuggestions([], typed)',
      'The search does not find categories.',
    ),
    subtle(
      'src/features/reviews/model/reviewRequests.ts',
      'limit: DEFAULT_PAGE_SIZE, approved: true, userId }',
      'limit: DEFAULT_PAGE_SIZE, userId }',
      'Comments that nobody has approved are asked for, too.',
    ),
    subtle(
      businessCard,
      '        <RatingBadge average={averageRating} count={reviewCount} hasStars />\n',
      '',
      'The businesses of a category show no rating.',
    ),
  ],
  'SCREEN-03': [
    plain(
      pages,
      "load: () => import('@/pages/business/Page'), prefetch: prefetchBusiness }",
      "load: () => import('@/pages/business/Page'), guard: signedIn('Hyr.', 'Duke ngarkuar…') }",
      'Visitors cannot read about a business.',
    ),
    subtle(
      'src/features/businesses/model/addBusiness.ts',
      'if (!isTheirs()) return { failure: accountChanged }',
      'if (isTheirs()) return { failure: accountChanged }',
      'Registered users cannot add a business.',
    ),
    subtle(
      'src/features/reviews/ui/own/OwnReview.tsx',
      'if (isMine && own.Editor',
      'if (!isMine && own.Editor',
      'Registered users cannot change a comment.',
    ),
    subtle(
      'src/pages/writeReview/Writing.tsx',
      'if (!isSignedIn) return dispatch(keepForLogin(id, owner, form))',
      'if (isSignedIn) return dispatch(keepForLogin(id, owner, form))',
      'Registered users are asked to log in when they send a review.',
    ),
  ],
  'SCREEN-04': [
    plain(
      actions,
      "      {open === 'deletion' && <DeleteAccount onClose={close} />}\n",
      '',
      'The account cannot be deleted.',
    ),
    subtle(
      actions,
      '<Button variant="outline" onClick={() => setOpen(\'password\')}>',
      '<Button variant="outline" onClick={() => setOpen(null)}>',
      'The password cannot be changed.',
    ),
    subtle(
      'src/features/auth/ui/login/LoginForm.tsx',
      '            <LinkButton onClick={onForgot}>Ke harruar fjalëkalimin?</LinkButton>\n',
      '',
      'There is no way to reset a forgotten password.',
    ),
    subtle(
      pages,
      "  verifyEmail: { path: routes.verifyEmail, load: account(() => import('@/pages/verifyEmail/Page')), guard: visitors },\n",
      '',
      'The link of the verification leads nowhere.',
    ),
    subtle(
      pages,
      "resetPassword: { path: routes.resetPassword, load: account(() => import('@/pages/resetPassword/Page')) }",
      "resetPassword: { path: routes.resetPassword, load: account(() => import('@/pages/login/Page')) }",
      'The link of a forgotten password opens the log-in.',
    ),
  ],
  'SCREEN-05': [
    plain(
      pages,
      "  faq: { path: routes.faq, load: () => import('@/pages/faq/Page'), isPrerendered: true },\n",
      '',
      'There are no frequently asked questions.',
    ),
    subtle(
      pages,
      "import('@/pages/reviewRules/Page')",
      "import('@/pages/terms/Page')",
      'The address of the comment rules shows the terms of use.',
    ),
    subtle(
      'src/pages/howItWorks/Page.tsx',
      '{steps.map(',
      '{steps.slice(0, 2).map(',
      'The third step of how it works is missing.',
    ),
    subtle(
      'src/pages/support/Page.tsx',
      'Na shkruaj te <MailLink address={supportEmail} />',
      'Na shkruaj',
      'The support page has no address to write to.',
    ),
    subtle(
      'src/pages/reviewRules/Page.tsx',
      '{forbidden.map(',
      '{forbidden.slice(0, -1).map(',
      'The last of the rules is missing.',
    ),
  ],
}
