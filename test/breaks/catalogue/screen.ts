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
    subtle(
      requests,
      'const args = { id, page, limit: CATEGORY_PAGE_SIZE, ...requestFromFilters(filters) }',
      'const args = { id, page, limit: CATEGORY_PAGE_SIZE, ...(isSubcategory ? {} : requestFromFilters(filters)) }',
      'On the page of a subcategory the search and the filters change nothing: all its businesses stay listed.',
    ),
    subtle(
      'src/features/categories/model/categoryTree.ts',
      'const others = byParent.get(category._id)?.filter(({ _id }) => !own.has(_id)) ?? []',
      'const others = own.size > 0 ? [] : (byParent.get(category._id) ?? [])',
      'A category that came with some subcategories of its own does not list the others that only the call for subcategories knows.',
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
    subtle(
      'src/pages/business/FoundReviews.tsx',
      'const found = published(reviews)',
      'const found = pages > 1 ? reviews : published(reviews)',
      'Where a search in comments has several pages, comments that are not approved are shown among the results.',
    ),
    subtle(
      'src/ui/RatingBadge.tsx',
      'const isRated = average > 0',
      'const isRated = average > 1',
      'A business whose average is exactly 1.0 has no star rating in lists and search results, only its number of comments.',
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
    subtle(
      'src/features/businesses/ui/AddBusinessCard.tsx',
      '      onWanted()\n      setIsOpen(true)',
      '      setIsOpen(true)',
      'Who logged in in order to add a business finds the dialog open with a category select that never loads, so nothing can be added.',
    ),
    subtle(
      'src/app/layout/UserMenu.tsx',
      '              <li>\n                <Link to={routes.myReviews}>Komentet e mia</Link>\n              </li>',
      '              {!isInMenu && (\n                <li>\n                  <Link to={routes.myReviews}>Komentet e mia</Link>\n                </li>\n              )}',
      "Below 768 px a signed-in user's menu has no link to the own comments.",
    ),
    subtle(
      'src/features/businesses/ui/AddBusinessCard.tsx',
      'setIsOpen(true)',
      'setIsOpen(isOpen === undefined)',
      'A registered user who has closed the add-business dialog cannot open it a second time: the button does nothing.',
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
    subtle(
      'src/features/auth/ui/login/LoginForm.tsx',
      '<LinkButton onClick={onForgot}>Ke harruar fjalëkalimin?</LinkButton>',
      '{!isBlocked && <LinkButton onClick={onForgot}>Ke harruar fjalëkalimin?</LinkButton>}',
      'After five failed attempts, when the screen advises to reset the password, the link for a forgotten password is gone.',
    ),
    subtle(
      'src/pages/profile/Page.tsx',
      "<AccountActions key={user?._id} onChanged={(text) => dispatch(noticeShown({ kind: 'success', text }))} />",
      "{!error && (\n          <AccountActions key={user?._id} onChanged={(text) => dispatch(noticeShown({ kind: 'success', text }))} />\n        )}",
      'When the profile could not be refreshed, /profile offers neither changing the password nor deleting the account.',
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
    subtle(
      'src/pages/reviewRules/Page.tsx',
      '{forbidden.map((rule) => (',
      '{expected.map((rule) => (',
      "Under 'Çfarë nuk lejohet' the rules page repeats what is expected instead of what is forbidden.",
    ),
    subtle(
      'src/pages/support/Page.tsx',
      '{socialLinks.map(({ network, handle, href }) => (',
      '{socialLinks.slice(0, 1).map(({ network, handle, href }) => (',
      'The support page names e-mail and Instagram but not TikTok.',
    ),
  ],
}
