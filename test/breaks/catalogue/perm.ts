// How the statements about who may do what could be false.
import { type Area, plain, subtle } from '../break'

const pages = 'src/app/pages.tsx'
const visitors = 'src/app/guards/VisitorsOnly.tsx'
const signedIn = 'src/app/guards/SignedInOnly.tsx'
const selectors = 'src/features/auth/model/selectors.ts'
const currentUser = 'src/features/auth/ui/useCurrentUserId.ts'
const calls = 'src/features/auth/model/accountCalls.ts'
const details = 'src/features/auth/ui/profile/ProfileDetails.tsx'
const profile = 'src/pages/profile/Page.tsx'
const writing = 'src/pages/writeReview/Writing.tsx'
const keeping = 'src/features/reviews/model/submitReview.ts'
const ownership = 'src/features/reviews/model/ownership.ts'
const ownReview = 'src/features/reviews/ui/own/OwnReview.tsx'
const ownCheck = 'src/features/reviews/ui/write/useOwnReviewCheck.ts'
const ownGuard = 'src/features/reviews/ui/write/OneReviewGuard.tsx'
const reviewSelectors = 'src/features/reviews/model/selectors.ts'
const section = 'src/pages/business/ReviewsSection.tsx'
const wire = 'src/api/wire/reviews.ts'
const addCard = 'src/features/businesses/ui/AddBusinessCard.tsx'
const addForm = 'src/features/businesses/ui/AddBusiness.tsx'
const adding = 'src/features/businesses/ui/useAddBusiness.ts'
const choose = 'src/pages/chooseBusiness/Page.tsx'
const invitation = 'src/pages/home/Invitation.tsx'

const askForLogin = "guard: signedIn('Hyr.', 'Prit pak…') }"
const businessRow = "load: () => import('@/pages/business/Page'), prefetch: prefetchBusiness }"
const categoryRow = "load: () => import('@/pages/category/Page'), prefetch: prefetchCategory }"
const keep = 'if (!isSignedIn) return dispatch(keepForLogin(id, owner, form))'
const opensDialog = '    if (isSignedIn) {\n'
const accountActions =
  "<AccountActions key={user?._id} onChanged={(text) => dispatch(noticeShown({ kind: 'success', text }))} />"
const isAuthor = 'userId !== undefined && userId !== PLACEHOLDER_USER_ID && user?._id === userId'
const authors = "author([at('user'), at('author'), at('userId'), at('authorId'), writer])"

export const perm: Area = {
  'PERM-01': [
    plain(
      pages,
      businessRow,
      businessRow.replace(' }', `, ${askForLogin}`),
      'Visitors have to log in to see a business.',
    ),
    subtle(
      pages,
      categoryRow,
      categoryRow.replace(' }', `, ${askForLogin}`),
      'Visitors have to log in to see the businesses of a category.',
    ),
    subtle(
      section,
      '{!isSearching && <AllReviews',
      '{!isSearching && userId !== undefined && <AllReviews',
      'Visitors see a business without its comments.',
    ),
    subtle(
      section,
      '{(hasReviews || isSearching) && <SearchTools',
      '{userId !== undefined && (hasReviews || isSearching) && <SearchTools',
      'Visitors cannot search in comments.',
    ),
    subtle(
      currentUser,
      'isHydrating || !isChecking || !hasTokens()',
      'isHydrating || (!isChecking && hasTokens())',
      'Visitors wait for a business for ever.',
    ),
    subtle(
      'src/pages/home/Page.tsx',
      '          <LatestReviews now={now} />',
      "          {globalThis.localStorage?.getItem('accessToken') && <LatestReviews now={now} />}",
      'Visitors do not see the latest comments at home.',
    ),
    subtle(
      section,
      'pages={list.pages}',
      'pages={userId ? list.pages : 1}',
      'A visitor who is not signed in has no pagination on a business page and can read its first ten comments only.',
    ),
  ],
  'PERM-02': [
    plain(
      visitors,
      'return wasSignedIn ? <Navigate key={key} to={safePath(from)} replace /> : children',
      'return wasSignedIn ? children : <Navigate to="/" replace />',
      'Visitors can open none of the screens that are made for them.',
    ),
    subtle(
      pages,
      "load: account(() => import('@/pages/signup/Page')), guard: visitors }",
      `load: account(() => import('@/pages/signup/Page')), ${askForLogin}`,
      'Visitors of the sign-up are sent to the log-in.',
    ),
    subtle(
      pages,
      "load: account(() => import('@/pages/verifyEmail/Page')), guard: visitors }",
      `load: account(() => import('@/pages/verifyEmail/Page')), ${askForLogin}`,
      'Visitors who open the link of the e-mail are sent to the log-in.',
    ),
    subtle(
      pages,
      "load: account(() => import('@/pages/resetPassword/Page')) }",
      `load: account(() => import('@/pages/resetPassword/Page')), ${askForLogin}`,
      'Visitors who forgot the password are sent to the log-in.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/support/Page'), isPrerendered: true }",
      `load: () => import('@/pages/support/Page'), ${askForLogin}`,
      'Visitors have to log in to reach the support.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/terms/Page'), isPrerendered: true }",
      `load: () => import('@/pages/terms/Page'), ${askForLogin}`,
      'Visitors have to log in to read the terms.',
    ),
    subtle(
      visitors,
      'const isAuthenticated = useAppSelector(selectIsAuthenticated)',
      'const isAuthenticated = useAppSelector(({ auth }) => auth.user !== null)',
      "Who has just verified the e-mail address but is not signed in is sent from /login to home on pressing 'Shko te hyrja'.",
    ),
  ],
  'PERM-03': [
    plain(
      writing,
      keep,
      `if (!isSignedIn) {
      const { reviewsApi } = await import('@/api')
      const newReview = { ...form, business: id, user: 'anonim', isApproved: true } as never
      await dispatch(reviewsApi.endpoints.createReview.initiate({ newReview }))
    }`,
      "A visitor's comment is sent without a log-in.",
    ),
    subtle(
      writing,
      keep,
      "if (!isSignedIn) {\n      sent()\n      return { end: 'created' }\n    }",
      'A visitor is thanked for the comment although nobody has logged in.',
    ),
    subtle(
      keeping,
      'dispatch(navigationRequested({ to: routes.login, state }))',
      'dispatch(navigationRequested({ to: routes.home, state }))',
      'A visitor who sends a comment is led home and never asked to log in.',
    ),
    subtle(
      writing,
      "if (result.end === 'created') sent()",
      "if (result.end === 'created' || result.end === 'sessionExpired') sent()",
      'Whose session has ended is thanked for a comment that was not sent.',
    ),
    subtle(
      writing,
      '    if (!isSignedIn) return dispatch(keepForLogin(id, owner, form))\n    const result = await dispatch(submitReview({ business, author: { id: userId, name: userName, owner }, form }))',
      '    if (!isSignedIn && !owner) return dispatch(keepForLogin(id, owner, form))\n    const author = { id: userId ?? owner, name: userName, owner }\n    const result = await dispatch(submitReview({ business, author, form }))',
      'A user who was logged out in another tab while writing sends the review without being signed in.',
    ),
  ],
  'PERM-04': [
    plain(addCard, opensDialog, '    if (isSignedIn !== undefined) {\n', 'Visitors can add businesses.'),
    subtle(choose, 'isSignedIn={isSignedIn}', 'isSignedIn', 'Visitors can add businesses at /koment.'),
    subtle(invitation, 'isSignedIn={isSignedIn}', 'isSignedIn', 'Visitors can add businesses at home.'),
    subtle(
      addForm,
      'if (before.current && before.current !== userId) close()',
      'if (before.current && userId && before.current !== userId) close()',
      'The dialog stays open when the session ends, and adds the business without one.',
    ),
    subtle(
      addCard,
      opensDialog,
      '    if (isSignedIn || isResumed) {\n',
      'A visitor whose address asks for the dialog can add a business.',
    ),
    subtle(
      addForm,
      'if (before.current && before.current !== userId) close()',
      'if (userId && before.current && before.current !== userId) close()',
      'The dialog stays open when its user is logged out in another tab, and adds the business without a session.',
    ),
  ],
  'PERM-05': [
    plain(
      signedIn,
      'if (isAuthenticated) return children\n',
      'if (isAuthenticated) return <Spinner label={waiting} />\n',
      'Users wait for their pages for ever.',
    ),
    subtle(
      pages,
      "guard: signedIn('Hyr për të parë komentet e tua.', 'Duke ngarkuar…'),",
      'guard: visitors,',
      'Users are sent away from /komentet-e-mia.',
    ),
    subtle(
      pages,
      "guard: signedIn('Hyr për të parë profilin tënd.', 'Duke ngarkuar profilin...'),",
      'guard: visitors,',
      'Users are sent away from /profile.',
    ),
    subtle(
      'src/pages/myReviews/Page.tsx',
      '{userId === undefined ? <UnknownUser />',
      "{userId === undefined || !userId.startsWith('usr_n') ? <UnknownUser />",
      'Only those who have just signed up see their comments.',
    ),
    subtle(
      'src/features/reviews/model/reviewRequests.ts',
      "queryRequest('listReviewsByUser', {",
      "queryRequest('listReviews' as 'listReviewsByUser', {",
      "Everybody's comments are shown as the own ones.",
    ),
  ],
  'PERM-06': [
    plain(
      writing,
      keep,
      'if (isSignedIn) return dispatch(keepForLogin(id, owner, form))',
      'Users who send a comment are sent to the log-in.',
    ),
    subtle(
      ownGuard,
      "return verdict === 'exists' ? <AlreadyReviewed businessId={businessId} userId={userId} /> : children",
      'return children',
      'A user may write a second comment of the same business.',
    ),
    subtle(
      ownCheck,
      'else if (hasReviewed || isOwnKnown)',
      'else if (hasReviewed)',
      'A user may write a second comment where only the list of comments tells of the first.',
    ),
    subtle(
      ownCheck,
      'else if (hasReviewed || isOwnKnown)',
      'else if (isOwnKnown)',
      'A user may write a second comment where only the business tells of the first.',
    ),
    subtle(
      reviewSelectors,
      '(review) => isOwn(review, userId) && (review.business?._id ?? of) === businessId,',
      '(review) => isOwn(review, userId),',
      'Who has written of one business and looks at the own comments may write of no other.',
    ),
    subtle(
      reviewSelectors,
      '(review.business?._id ?? of) === businessId',
      '(review.business?._id ?? businessId) === businessId',
      'A user with a comment on a business that was deleted cannot write about any business after having looked at /komentet-e-mia: each counts as already reviewed.',
    ),
  ],
  'PERM-07': [
    plain(
      addCard,
      opensDialog,
      '    if (isSignedIn === undefined) {\n',
      'Users who want to add a business are sent to the log-in.',
    ),
    subtle(choose, 'isSignedIn={isSignedIn}', 'isSignedIn={false}', 'Users cannot add a business at /koment.'),
    subtle(
      adding,
      "const addedText = 'Biznesi u shtua. Faleminderit!'",
      "const addedText = 'Biznesi pret miratimin e administratorit.'",
      'Who has added a business is told to wait for an administrator.',
    ),
    subtle(
      choose,
      "message: 'Biznesi u shtua. Faleminderit!'",
      "message: 'Biznesi pret miratimin e administratorit.'",
      'At /koment who has added a business is told to wait for an administrator.',
    ),
    subtle(
      'src/features/businesses/model/addBusiness.ts',
      'if (!isTheirs()) return { failure: accountChanged }',
      'if (!isTheirs() || values.subcategories.length > 0) return { failure: accountChanged }',
      'A business with subcategories cannot be added.',
    ),
    subtle(
      adding,
      'if (result.business) welcome(result.business)',
      "if (result.business && result.business.status !== 'in_review') welcome(result.business)",
      'After adding a business that comes back as in_review the user stays where he is and is told that it will be published after verification.',
    ),
  ],
  'PERM-08': [
    plain(profile, accountActions, '', 'The profile offers neither.'),
    subtle(
      calls,
      'if (user === undefined || isSessionOf(user)) return undefined',
      'if (user === undefined) return undefined',
      'Every user is told that the account has changed, whichever of the two is tried.',
    ),
    subtle(
      calls,
      'deleteUser.initiate({ id }, untracked)',
      "deleteUser.initiate({ id: 'me' }, untracked)",
      'The deletion is asked for under an address that no server knows.',
    ),
    subtle(
      calls,
      'const body = { currentPassword, newPassword }',
      'const body = { currentPassword: newPassword, newPassword: currentPassword }',
      'The server is told the new password as the current one.',
    ),
    subtle(
      'src/features/auth/ui/profile/AccountActions.tsx',
      "{open === 'password' && (",
      "{open === 'password' && false && (",
      'The password cannot be changed, the account can be deleted.',
    ),
    subtle(
      calls,
      'const id = await findUserId(dispatch, selectUserId(getState()))',
      'const id = selectUserId(getState())',
      "A signed-in user whose id is not known yet cannot delete the account: 'Could not determine user ID'.",
    ),
  ],
  'PERM-09': [
    plain(
      ownership,
      isAuthor,
      'userId !== undefined && user !== undefined',
      "Users can edit and delete everybody's comments.",
    ),
    subtle(
      ownership,
      isAuthor,
      'userId !== PLACEHOLDER_USER_ID && user?._id === userId',
      'Visitors find buttons on comments that name no author.',
    ),
    subtle(
      ownership,
      'isOwn(review, userId) && !isUnsent(review)',
      'isOwn(review, userId) && review.isApproved && !isUnsent(review)',
      'Authors cannot change a comment that is not published yet.',
    ),
    subtle(
      'src/pages/business/OwnReviewsOfPage.tsx',
      '      userId={userId}\n',
      '      userId={undefined}\n',
      'On the page of a business authors can change nothing.',
    ),
    subtle(
      'src/pages/myReviews/OwnReviewsSection.tsx',
      '          userId={userId}\n',
      '          userId={undefined}\n',
      'On /komentet-e-mia authors can change nothing.',
    ),
    subtle(
      ownReview,
      'onDelete={() => own.offerDeletion(review, next)}',
      'onDelete={() => own.edit(review)}',
      'Authors can edit, but not delete.',
    ),
    subtle(
      ownReview,
      'isChangeable(review, own.userId) && (',
      '(isChangeable(review, own.userId) || (own.userId && !review.user)) && (',
      'Users find buttons on comments that name no author.',
    ),
    subtle(
      ownership,
      'user?._id === userId\n',
      '(user?._id ?? userId) === userId\n',
      "Every signed-in user gets edit and delete on comments whose author is gone ('Deleted User').",
    ),
  ],
  'PERM-10': [
    plain(
      ownership,
      isAuthor,
      'userId !== undefined && user?.name === userId',
      'No comment is known as an own one, and no author can change anything.',
    ),
    subtle(
      wire,
      authors,
      "author([at('user'), at('author'), at('userId'), writer])",
      'Whom only authorId names is not the author.',
    ),
    subtle(
      wire,
      authors,
      "author([at('user'), at('author'), at('authorId'), writer])",
      'Whom only userId names is not the author.',
    ),
    subtle(
      wire,
      authors,
      "author([at('user'), at('userId'), at('authorId'), writer])",
      'Whom only author names is not the author.',
    ),
    subtle(
      wire,
      authors,
      "author([at('author'), at('userId'), at('authorId'), writer])",
      'Whom only user names is not the author.',
    ),
    subtle(
      wire,
      "id(source) ?? pick(id, [source], '_id', 'id')",
      "pick(id, [source], '_id', 'id')",
      'Whom the server gives as an id alone is not the author.',
    ),
    subtle(
      ownership,
      'user?._id === userId',
      'user?._id?.startsWith(userId) === true',
      'The user usr_1 is taken for the author of what usr_12 has written.',
    ),
    subtle(
      wire,
      "pick(id, [source], '_id', 'id')",
      "pick(id, [source], '_id')",
      "A comment whose author or user object carries its id as 'id' is not recognised as the user's own.",
    ),
  ],
  'PERM-11': [
    plain(
      selectors,
      '(state: WithAuth) => state.auth.isAuthenticated',
      "(state: WithAuth) => state.auth.isAuthenticated && (state.auth.user?.role ?? 'User') === 'User'",
      'Users of any other role are treated as visitors by the guards.',
    ),
    subtle(
      profile,
      accountActions,
      `{user?.role !== 'admin' && ${accountActions}}`,
      'Administrators cannot change their password.',
    ),
    subtle(
      selectors,
      'return isAuthenticated && user && user._id',
      "return isAuthenticated && user && user.role !== 'moderator' && user._id",
      'Moderators cannot write a comment.',
    ),
    subtle(
      'src/app/layout/UserMenu.tsx',
      '<Link to={routes.myReviews}>Komentet e mia</Link>',
      "{user?.role !== 'admin' && <Link to={routes.myReviews}>Komentet e mia</Link>}",
      'Administrators do not find their comments in the menu.',
    ),
    subtle(details, "{user.role || 'User'}", "{user.role || 'Member'}", 'The default role has another name.'),
  ],
  'PERM-12': [
    plain(
      profile,
      'if (!user && isLoading) {',
      "if ((!user && isLoading) || (user?.role && user.role !== 'User')) {",
      'Users with a role of their own wait for the profile for ever.',
    ),
    subtle(
      signedIn,
      'useAppSelector(selectIsAuthenticated)',
      "useAppSelector((state) => selectIsAuthenticated(state) && state.auth.user?.role !== 'moderator')",
      'Moderators are sent from the profile to the log-in.',
    ),
    subtle(
      pages,
      "load: account(() => import('@/pages/resetPassword/Page')) }",
      "load: account(() => import('@/pages/resetPassword/Page')), guard: visitors }",
      'Users who are signed in cannot open the link for a new password.',
    ),
    subtle(
      'src/features/auth/ui/password/useReset.ts',
      '      setProblem(undefined)\n',
      "      if (isAuthenticated) return { password: 'Dil nga llogaria.' }\n      setProblem(undefined)\n",
      'Users who are signed in can open the form, but not send it.',
    ),
    subtle(
      profile,
      "<AccountActions key={user?._id} onChanged={(text) => dispatch(noticeShown({ kind: 'success', text }))} />",
      "{(user?.role ?? 'User') === 'User' && (\n          <AccountActions key={user?._id} onChanged={(text) => dispatch(noticeShown({ kind: 'success', text }))} />\n        )}",
      "A user with another role than 'User' cannot change the password or delete the account on /profile.",
    ),
  ],
}
