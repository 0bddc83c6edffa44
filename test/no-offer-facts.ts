/** The facts of an offer of which nothing is written, as everybody reads them. */
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
