import { z } from '@hono/zod-openapi'
import { defineCall } from './call.ts'
import { eventOut, newEvent, newPackage, packageOut } from './catalogue.ts'
import { body, data, staff } from './http.ts'
import { id, line } from './fields.ts'
import { key, order, statusCall } from './publication.ts'

const creationFailures = ['MONEY_DECIMALS', 'STOP_TIME', 'CITY_UNKNOWN', 'BAD_KEY', 'TOO_MANY_REQUESTS'] as const

export const createPackage = defineCall({
  operationId: 'createPackage',
  method: 'post',
  path: '/packages',
  tags: ['Catalogue'],
  summary: 'Add a package as a draft, with the security key',
  security: staff('EDITOR'),
  request: body(z.strictObject({ content: newPackage })),
  success: { 201: data('The package', packageOut) },
  failures: [...creationFailures, 'STOP_ORDER', 'STOP_DAYS'],
})

export const createEvent = defineCall({
  operationId: 'createEvent',
  method: 'post',
  path: '/events',
  tags: ['Catalogue'],
  summary: 'Add a pooja as a draft, with the security key',
  security: staff('EDITOR'),
  request: body(z.strictObject({ event: newEvent })),
  success: { 201: data('The pooja', eventOut) },
  failures: creationFailures,
})

export const changePackageStatus = statusCall('changePackageStatus', '/packages/{id}/status', {
  tag: 'Catalogue',
  what: 'a package; journeys that are booked stay',
  answer: packageOut,
})

export const changeEventStatus = statusCall('changeEventStatus', '/events/{id}/status', {
  tag: 'Catalogue',
  what: 'a pooja; what is booked stays',
  answer: eventOut,
})

const orderCall = <Name extends string, Path extends string>(operationId: Name, path: Path, what: string) =>
  defineCall({
    operationId,
    method: 'put',
    path,
    tags: ['Catalogue'],
    summary: `Put all ${what} of a city in an order, with the security key`,
    security: staff('EDITOR'),
    request: body(z.strictObject({ city: line(60), order, key })),
    success: { 200: data('Their ids', z.array(id)) },
    failures: ['CITY_UNKNOWN', 'BAD_KEY', 'ORDER_INCOMPLETE', 'DUPLICATE_IDS', 'TOO_MANY_REQUESTS'],
  })

export const orderPackages = orderCall('orderPackages', '/packages/order', 'packages')
export const orderEvents = orderCall('orderEvents', '/events/order', 'poojas')
