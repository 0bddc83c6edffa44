import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }

type Words = Record<string, string>
const english: Words = en
const hindi: Words = hi
const placeholders = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

test('§1 every message exists in both languages', () => {
  expect(Object.keys(hindi).toSorted()).toEqual(Object.keys(english).toSorted())
})

test('§1 both languages of a message have the same parameters', () => {
  const differing = Object.keys(english).filter(
    (key) => placeholders(english[key]).join() !== placeholders(hindi[key]).join(),
  )
  expect(differing).toEqual([])
})

test('§1 Hindi messages are in Devanagari with Latin digits', () => {
  // What is the same in both: names of things that banks and forms print in Latin letters.
  const latin = new Set([
    '$schema',
    'admin_user_id',
    'auth_otp',
    'checkout_upi_id',
    'city_plus_gst',
    'common_gst',
    'email_code_label',
  ])
  const wrong = Object.keys(hindi).filter((key) => !latin.has(key) && !/[\u0900-\u097F]/.test(hindi[key] ?? ''))
  expect(wrong).toEqual([])
  expect(Object.keys(hindi).filter((key) => /[\u0966-\u096F]/.test(hindi[key] ?? ''))).toEqual([])
})

test('§8 the texts of the specification are among the messages, to the letter', () => {
  const texts = [
    'All fields are required.',
    'Select something.',
    'Select single pooja or package.',
    'Please select only 1 pooja',
    "Event Date can't be empty",
    'Date of arrival is required',
    'Please enter a valid 12-digit UTR number.',
    'Failed to login.',
    'Failed to register',
    'Failed to send otp.',
    'Failed to verify otp.',
    'Failed to get cart',
    'Error deleting Cart',
    'Error getting bookings',
    'Failed to get bookings',
    'Failed to toggle verification status',
    'Error getting users',
    'Error getting user details',
    'Error getting package',
    'Error getting event',
    'Something went wrong',
    'Something went wrong while updating',
    'Error booking',
    'Error adding cart',
    'Failed to delete',
    'Failed too initiate payment',
    'Error fetching payments',
    'Failed to get key',
    'Failed to get Cost',
    'Error sending OTP',
    'Error verifying OTP',
    'Error Loggin in',
    'Error creating user',
    'Error loading users',
    'Error updating verification status',
    'Error loading Cart',
    'Error creating feedback: {message}',
    'Error fetching feedbacks: {message}',
    'Error deleting feedback: {message}',
    'User ID is missing',
    'Login expired. Please login again.',
    'Event updated successfully',
    'Package updated successfully',
    'Verification status successfully updated',
    'Otp sent successfully',
    'Password reset successful',
    'Registered successfully',
    'Added to cart',
    'Cart has successfully been deleted',
    'Order Booked! The payment will be verified within 24 hours and you will receive an email. You can check on My Bookings after 24 hours to check the status of your payment.',
    'Your Cart is Empty, press Home to order.',
    'No Orders available',
    'No bookings available',
    'No events selected',
    'Log In/ Register To Add To Cart',
    'Write a feedback',
    '+ GST',
  ]
  const all = new Set(Object.values(english))
  expect(texts.filter((text) => !all.has(text))).toEqual([])
})
