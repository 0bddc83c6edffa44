/** The facts of an offer without any texts, as everyone reads them. */
export const noOfferFacts = {
  notIncluded: [],
  notIncludedHindi: [],
  goodToKnow: [],
  goodToKnowHindi: [],
  startsAt: null,
  endsAt: null,
  meetingPlace: '',
  meetingPlaceHindi: '',
}
