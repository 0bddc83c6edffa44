import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The map of all pages. */
export default [
  index('landing/home-redirect.ts'),
  route('landing', 'landing/landing.tsx'),
  route('city/:cityName', 'city/city.tsx'),
  route('feedback', 'feedback/feedback.tsx'),
  route('priest', 'priest/priest.tsx'),
  route('poojas', 'poojas/poojas.tsx'),
  route('offline', 'offline/offline.tsx'),
  route('auth/login', 'auth/login.tsx'),
  route('auth/register', 'auth/register.tsx'),
  route('user/cart', 'cart/cart.tsx'),
  route('user/checkout', 'checkout/checkout.tsx'),
  route('user/bookings', 'bookings/bookings.tsx'),
  route('user/bookings/:id', 'bookings/booking.tsx'),
  route('user/bookings/:id/pay', 'payments/pay-rest.tsx'),
  route('user/payments/:id', 'payments/correct-utr.tsx'),
  route('user/history', 'history/history.tsx'),
  route('user/settings', 'settings/settings.tsx'),
  route('shared/:token', 'share/shared-journey.tsx'),
  route('admin/users', 'admin/users.tsx'),
  route('admin/users/:userId', 'admin/user.tsx'),
  route('admin/edit/package/:packageId', 'admin/edit-package.tsx'),
  route('admin/edit/event/:eventId', 'admin/edit-pooja.tsx'),
  route('*', 'landing/unknown-path.ts'),
] satisfies RouteConfig
