// How the statements about the business itself on its page could be false (BIZPAGE-01 to BIZPAGE-17).
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const page = 'src/pages/business/Page.tsx'
const header = 'src/features/businesses/ui/BusinessHeader.tsx'
const styles = 'src/features/businesses/ui/BusinessHeader.module.scss'
const visit = 'src/features/businesses/ui/VisitLink.tsx'
const contact = 'src/features/businesses/ui/ContactCard.tsx'
const banner = 'src/features/businesses/ui/BusinessBanner.tsx'
const problem = 'src/features/businesses/ui/BusinessProblem.tsx'
const texts = 'src/features/businesses/model/businessTexts.ts'
const format = 'src/lib/albanianFormat.ts'
const paths = 'src/lib/paths.ts'

const logo = `        <Avatar
          name={business.name}
          photoUrl={photo?.url}
          size="xl"
          label={\`Logoja: \${name}\`}
          pattern={businessPattern(business._id, business.category?.name)}
        />`

export const bizPage: Area = {
  'BIZPAGE-01': [
    plain(
      header,
      '{(reviewCount > 0 || !isRated) && <span',
      '{reviewCount < 0 && <span',
      'The head shows no count of comments.',
    ),
    subtle(
      header,
      '{(reviewCount > 0 || !isRated) && <span',
      '{(reviewCount > 1 || !isRated) && <span',
      'A single comment is not counted.',
    ),
    subtle(
      header,
      '{(reviewCount > 0 || !isRated) && <span',
      '{reviewCount > 0 && <span',
      'It does not say that there are no comments.',
    ),
    subtle(header, '{description && (', '{description && !status && (', 'A business in review has no description.'),
    subtle(header, logo, `{photo && (${logo})}`, 'A business without a photo has no logo.'),
    subtle(
      header,
      '          photoUrl={photo?.url}\n',
      '          photoUrl={status ? undefined : photo?.url}\n',
      'The logo of a business in review is a letter.',
    ),
    subtleInBrowser(
      styles,
      '.kind,\n.count,\n.trust {\n',
      '.count {\n  display: none;\n}\n\n.kind,\n.count,\n.trust {\n',
      'The count of comments cannot be seen.',
    ),
  ],
  'BIZPAGE-02': [
    plain(texts, "name || 'Biznesi'", "name || 'Pa emër'", 'A business without a name is called otherwise.'),
    subtle(header, '<h1>{name}</h1>', '<h1>{business.name}</h1>', 'The heading of a business without a name is empty.'),
    subtle(
      header,
      '<h1>{name}</h1>',
      '<h1>{business.name ?? business.category?.name ?? name}</h1>',
      'A business without a name is called like its category.',
    ),
    subtle(
      header,
      '<h1>{name}</h1>',
      '<h1>{description ? name : kind}</h1>',
      'Without a description the heading is the kind and place.',
    ),
  ],
  'BIZPAGE-03': [
    plain(
      header,
      "statusText(business, 'Nën shqyrtim')",
      'statusText(business)',
      'The badge has the words of the cards in lists.',
    ),
    subtle(
      header,
      '{status && <span className={styles.status}>',
      '{status && !business.hasReviewed && <span className={styles.status}>',
      'Whoever has reviewed the business sees no badge.',
    ),
    subtle(
      header,
      '{status && <span className={styles.status}>',
      '{status && business.reviewCount > 0 && <span className={styles.status}>',
      'A business without comments has no badge.',
    ),
    subtle(texts, "status === 'in_review'", "status === 'inReview'", 'The status in_review has no badge.'),
    subtleInBrowser(
      styles,
      '.status {\n  padding: 0.15em 0.7em;',
      '.status {\n  display: none;\n  padding: 0.15em 0.7em;',
      'The badge cannot be seen.',
    ),
  ],
  'BIZPAGE-04': [
    plain(texts, "? 'Joaktiv' : undefined", "? 'I mbyllur' : undefined", 'The badge has another word.'),
    subtle(
      header,
      '{status && <span className={styles.status}>',
      '{status && !isInactive(business) && <span className={styles.status}>',
      'An inactive business has no badge on its page.',
    ),
    subtle(
      header,
      '{status && <span className={styles.status}>',
      '{status && (business.url || !isInactive(business)) && <span className={styles.status}>',
      'An inactive business without a website has no badge.',
    ),
    subtle(texts, "status === 'inactive'", "status === 'closed'", 'The status inactive has no badge.'),
  ],
  'BIZPAGE-05': [
    plain(
      format,
      'roundedRating(average).toFixed(1)',
      'roundedRating(average).toFixed(0)',
      'The average has no decimals.',
    ),
    subtle(
      format,
      'roundedRating(average).toFixed(1)',
      'String(roundedRating(average))',
      'An average of 5 is shown without its decimal.',
    ),
    subtle(
      format,
      'Math.round(rating * 10) / 10',
      'Math.floor(rating * 10) / 10',
      'An average of 4.28 is shown as 4.2.',
    ),
    subtle(
      format,
      'Math.round(rating * 10) / 10',
      'Math.ceil(rating * 10) / 10',
      'An average of 4.22 is shown as 4.3.',
    ),
    subtle(
      header,
      'const average = formatRating(averageRating)',
      'const average = formatRating(Math.round(averageRating * 2) / 2)',
      'The head rounds the average to halves.',
    ),
    subtleInBrowser(
      styles,
      '.numeral {\n',
      '.numeral {\n  display: none;\n',
      'The average cannot be seen, only its stars.',
    ),
  ],
  'BIZPAGE-06': [
    plain(
      header,
      '<ButtonLink to={writePath(_id)}>Shkruaj një koment</ButtonLink>',
      '<ButtonLink to={writePath(name)}>Shkruaj një koment</ButtonLink>',
      'The button leads to the form of a business that does not exist.',
    ),
    subtle(
      header,
      '<ButtonLink to={writePath(_id)}>Shkruaj një koment</ButtonLink>',
      "<ButtonLink to={isOpen ? writePath(_id) : '/koment'}>Shkruaj një koment</ButtonLink>",
      'On a business in review the button leads to the choice of a business.',
    ),
    subtle(header, 'Shkruaj një koment</ButtonLink>', 'Shkruaj koment</ButtonLink>', 'The button is called otherwise.'),
    subtle(
      paths,
      '`/koment/${encodeURIComponent(businessId)}`',
      '`/koment/${businessId}`',
      'The form of a business whose id has a slash cannot be opened.',
    ),
    subtleInBrowser(
      styles,
      '    display: grid;\n    padding: var(--space-2)',
      '    display: none;\n    padding: var(--space-2)',
      'On a phone there is no button.',
    ),
  ],
  'BIZPAGE-07': [
    plain(
      header,
      '!isInactive(business) && (',
      "(!isInactive(business) || _id !== '') && (",
      'An inactive business has the button.',
    ),
    subtle(
      header,
      '!isInactive(business) && (',
      '!isInactive(business) && isOpen && (',
      'A business in review does not have the button.',
    ),
    subtle(
      page,
      'hasReviewed: found.hasReviewed || isOwnKnown',
      'hasReviewed: found.hasReviewed',
      'Whoever has just reviewed the business sees the button until the server says otherwise.',
    ),
    subtle(
      page,
      'hasReviewed: found.hasReviewed || isOwnKnown',
      'hasReviewed: isOwnKnown',
      'Whoever has a comment that is not among those listed sees the button.',
    ),
    subtle(
      header,
      '{hasReviewed ? (',
      '{hasReviewed && isOpen ? (',
      'Whoever has reviewed a business in review sees the button.',
    ),
    subtle(
      page,
      'hasReviewed: found.hasReviewed || isOwnKnown',
      'hasReviewed: found.hasReviewed ?? isOwnKnown',
      "When the server says hasReviewed false while the user's own comment is already on the page, 'Shkruaj një koment' still shows.",
    ),
  ],
  'BIZPAGE-08': [
    plain(
      header,
      'Ti ke shkruar një koment për këtë biznes</p>',
      'Ke shkruar një koment</p>',
      'Another text in the place of the button.',
    ),
    subtle(
      header,
      '{hasReviewed ? (',
      '{hasReviewed && !isInactive(business) ? (',
      'On an inactive business an author sees neither button nor text.',
    ),
    subtle(
      page,
      'useBusiness(id, userId, !isKnown)',
      'useBusiness(id, undefined, !isKnown)',
      'The server is not asked for the user, so that an author of an unlisted comment sees the button.',
    ),
    subtle(
      'src/features/reviews/model/selectors.ts',
      '(review.business?._id ?? of) === businessId',
      '(review.business?._id ?? of ?? businessId) === businessId',
      'A comment on an unnamed business counts as one on this business.',
    ),
    subtle(
      'src/features/reviews/model/selectors.ts',
      'isOwn(review, userId) && (review',
      'review.isApproved && isOwn(review, userId) && (review',
      'The author of a comment that is not approved sees the button where the server says nothing.',
    ),
  ],
  'BIZPAGE-09': [
    plain(
      header,
      '{isOpen && <VisitLink',
      "{(isOpen || url !== '') && <VisitLink",
      'A business that is not open has the link.',
    ),
    subtle(
      header,
      '{isOpen && <VisitLink',
      '{(isOpen || isInactive(business)) && <VisitLink',
      'An inactive business has the link.',
    ),
    subtle(
      header,
      '{isOpen && <VisitLink',
      '{(isOpen || !isInactive(business)) && <VisitLink',
      'A business in review has the link.',
    ),
    subtle(visit, 'href={href} target="_blank" ', 'href={href} ', 'The website opens in the place of this one.'),
    subtle(
      visit,
      'href={href} target',
      'href={url} target',
      'A website given without https leads to a page of this app.',
    ),
    subtle(visit, '      Visito faqen\n', '      Vizito faqen\n', 'The link is called otherwise.'),
    subtle(
      header,
      '{isOpen && <VisitLink',
      '{isOpen && !hasReviewed && <VisitLink',
      'Whoever has reviewed the business does not have the link.',
    ),
    subtle(header, 'isOpen={!status}', 'isOpen={!isInactive(business)}', "A business in review shows 'Visito faqen'."),
  ],
  'BIZPAGE-10': [
    plain(
      contact,
      'if (!address && !phoneNumber && !email) return null',
      'if (!address || !phoneNumber || !email) return null',
      'The card is there only when all three are known.',
    ),
    subtle(
      contact,
      'if (!address && !phoneNumber && !email) return null',
      'if (!address && !phoneNumber) return null',
      'An e-mail alone gives no card.',
    ),
    subtle(
      contact,
      'if (!address && !phoneNumber && !email) return null',
      'if (!phoneNumber && !email) return null',
      'An address alone gives no card.',
    ),
    subtle(
      contact,
      'if (!address && !phoneNumber && !email) return null',
      'if (!address && !email) return null',
      'A phone alone gives no card.',
    ),
    subtle(
      contact,
      'if (!address && !phoneNumber && !email) return null',
      'if (!address && !phoneNumber && !email && !business.city) return null',
      'A city alone gives an empty card.',
    ),
    subtle(
      page,
      '<ContactCard business={business} />',
      '{hasReviews && <ContactCard business={business} />}',
      'A business without comments has no card.',
    ),
  ],
  'BIZPAGE-11': [
    plain(banner, '`${name} është nën shqyrtim`', '`${name} po shqyrtohet`', 'The banner has another title.'),
    subtle(
      banner,
      '`${name} është nën shqyrtim`',
      "`${business.name ?? ''} është nën shqyrtim`",
      'The banner of a business without a name names nothing.',
    ),
    subtle(
      banner,
      'if (isInReview(business)) {',
      'if (isInReview(business) && !business.hasReviewed) {',
      'Whoever has reviewed the business sees no banner.',
    ),
    subtle(
      page,
      '<BusinessBanner business={business} />',
      '{!userId && <BusinessBanner business={business} />}',
      'One who is logged in sees no banner.',
    ),
  ],
  'BIZPAGE-12': [
    plain(
      banner,
      '        <p>Përdoruesit që kanë hyrë në llogari njoftohen automatikisht me email kur statusi ndryshon.</p>\n',
      '',
      'The banner says nothing of a notification.',
    ),
    subtle(
      banner,
      'Përdoruesit që kanë hyrë në llogari njoftohen',
      'Përdoruesit njoftohen',
      'The banner promises a notification to everybody.',
    ),
    subtle(
      banner,
      'njoftohen automatikisht me email',
      'njoftohen automatikisht',
      'The banner does not say that it is an e-mail.',
    ),
    subtle(
      banner,
      'njoftohen automatikisht me email kur statusi ndryshon.',
      'njoftohen automatikisht me email.',
      'The banner does not say when.',
    ),
    subtle(
      banner,
      '        <p>Përdoruesit që kanë hyrë në llogari njoftohen automatikisht me email kur statusi ndryshon.</p>\n',
      '        {business.hasReviewed && (\n          <p>Përdoruesit që kanë hyrë në llogari njoftohen automatikisht me email kur statusi ndryshon.</p>\n        )}\n',
      'Only authors are told of a notification.',
    ),
  ],
  'BIZPAGE-13': [
    plain(banner, '`${name} është joaktiv`', '`${name} është mbyllur`', 'The banner has another title.'),
    subtle(
      banner,
      '`${name} është joaktiv`',
      "`${business.name ?? ''} është joaktiv`",
      'The banner of a business without a name names nothing.',
    ),
    subtle(
      banner,
      'if (!isInactive(business)) return null',
      'if (!isInactive(business) || business.hasReviewed) return null',
      'Whoever has reviewed the business sees no banner.',
    ),
    subtle(
      page,
      '<BusinessBanner business={business} />',
      '{business.reviewCount > 0 && <BusinessBanner business={business} />}',
      'A business without comments has no banner.',
    ),
  ],
  'BIZPAGE-14': [
    plain(
      banner,
      '      <p>Nëse mendon se ky është një gabim, kontakto ofruesin e shërbimit.</p>\n',
      '',
      'The banner does not say what to do.',
    ),
    subtle(
      banner,
      'kontakto ofruesin e shërbimit.',
      'na shkruaj.',
      'The banner sends to the support, not to the provider.',
    ),
    subtle(banner, 'Nëse mendon se ky është një gabim, kontakto', 'Kontakto', 'The banner does not say in which case.'),
    subtle(
      banner,
      '      <p>Nëse mendon se ky është një gabim, kontakto ofruesin e shërbimit.</p>\n',
      '      {business.email && <p>Nëse mendon se ky është një gabim, kontakto ofruesin e shërbimit.</p>}\n',
      'Without an e-mail the banner does not say what to do.',
    ),
  ],
  'BIZPAGE-15': [
    plain(
      texts,
      "status === 'inactive'",
      "status !== undefined && status !== 'active' && status !== 'in_review'",
      'A business of any unknown status counts as inactive.',
    ),
    subtle(
      texts,
      "status === 'in_review'",
      "status === 'in_review' || status === 'pending'",
      'A business whose status is pending counts as in review.',
    ),
    subtle(
      texts,
      "status === 'inactive'",
      "status === 'inactive' || status === 'suspended'",
      'A suspended business counts as inactive.',
    ),
    subtle(
      texts,
      "status === 'inactive'",
      "status?.toLowerCase() === 'inactive'",
      'A status in capitals counts as inactive.',
    ),
    subtle(
      texts,
      "status === 'in_review'",
      "status?.startsWith('in_') === true",
      'Any status that begins with in_ counts as in review.',
    ),
    subtle(
      texts,
      "status === 'inactive'",
      "(status ?? 'inactive') === 'inactive'",
      'A business without a status counts as inactive.',
    ),
    subtle(
      texts,
      "status === 'inactive'",
      "status === 'inactive' || status === 'closed'",
      "A business with the status 'closed' has the badge 'Joaktiv' and the banner '{name} është joaktiv'.",
    ),
  ],
  'BIZPAGE-16': [
    plain(
      page,
      "'notFound' ? 'Biznesi nuk u gjet'",
      "'notFound' ? 'Biznesi nuk ekziston'",
      'A business that is not found has another title.',
    ),
    subtle(
      problem,
      'Biznesi që kërkoni nuk ekziston ose është fshirë.',
      'Biznesi që kërkoni nuk ekziston.',
      'The text does not say that it may be deleted.',
    ),
    subtle(
      problem,
      "if (error.kind === 'notFound') {",
      'if (error.status === 404) {',
      'A business of which the server answers null has no explanation.',
    ),
    subtle(
      'src/api/contractBaseQuery.ts',
      "field(result.data, 'data') === null",
      "field(result.data, 'data') === ''",
      'A business of which the server answers null could not be loaded, it says.',
    ),
    subtle(
      'src/api/readResponse.ts',
      "  404: 'notFound',\n",
      '',
      'A business of which the server answers 404 could not be loaded, it says.',
    ),
    subtle(
      'src/features/businesses/ui/useBusiness.ts',
      "business: rest.error?.kind === 'notFound' ? null : (items[0] ?? null)",
      'business: items[0] ?? null',
      "A business that was loaded once and is answered with 404 when it is asked for again stays on the screen; 'Biznesi nuk u gjet' never shows.",
    ),
  ],
  'BIZPAGE-17': [
    plain(
      page,
      ": 'Gabim në ngarkimin e biznesit'",
      ": 'Gabim në ngarkim'",
      'A business that could not be loaded has another title.',
    ),
    subtle(
      problem,
      '      <BackButton />\n',
      "      {error.kind === 'network' && <BackButton />}\n",
      'After an error of the server there is no way back.',
    ),
    subtle(
      problem,
      '      <BackButton />\n',
      "      {error.kind !== 'network' && <BackButton />}\n",
      'Without a connection there is no way back.',
    ),
    subtle(
      page,
      'if (!business && error) {',
      "if (!business && error && error.kind !== 'rateLimited') {",
      'After too many requests the page loads for ever.',
    ),
    subtle(
      'src/ui/BackButton.tsx',
      'hasPreviousPage() ? navigate(-1) : navigate(routes.home)',
      'hasPreviousPage() ? navigate(-1) : navigate(0)',
      'For a visitor who landed here the button back reloads the page.',
    ),
  ],
}
