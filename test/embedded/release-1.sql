--
-- PostgreSQL database dump
--


-- Dumped from database version 18.6
-- Dumped by pg_dump version 18.3

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: end_sessions(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.end_sessions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from sessions where user_id = new.id;
  return new;
end
$$;


--
-- Name: refuse_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = jsonb_set(to_jsonb(old), '{detail}', old.detail - 'text') then
    return new;
  end if;
  raise exception 'the ledger only grows';
end
$$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: audit; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit (
    id uuid NOT NULL,
    actor_id uuid NOT NULL,
    action text NOT NULL,
    subject_id uuid NOT NULL,
    changed_from jsonb NOT NULL,
    changed_to jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: bookings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bookings (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    cart_entry_id uuid NOT NULL,
    head_count smallint NOT NULL,
    date_start date NOT NULL,
    package jsonb,
    poojas jsonb NOT NULL,
    gst bigint NOT NULL,
    verified boolean DEFAULT false NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    cancelled_at timestamp with time zone,
    cancelled_by text,
    cancel_reason text,
    date_before date,
    refund_cap smallint,
    driver jsonb,
    reminded_at timestamp with time zone,
    thanked_at timestamp with time zone,
    CONSTRAINT bookings_cancelled CHECK (((cancelled_at IS NULL) = (cancelled_by IS NULL))),
    CONSTRAINT bookings_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['DEVOTEE'::text, 'OPERATOR'::text]))),
    CONSTRAINT bookings_gst_check CHECK ((gst >= 0)),
    CONSTRAINT bookings_head_count_check CHECK (((head_count = 0) OR ((head_count >= 2) AND (head_count <= 11)))),
    CONSTRAINT bookings_refund_cap_check CHECK (((refund_cap >= 0) AND (refund_cap <= 100)))
);


--
-- Name: cart_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cart_entries (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    package_id uuid,
    head_count smallint NOT NULL,
    date_start date NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cart_entries_check CHECK (
CASE
    WHEN (package_id IS NULL) THEN (head_count = 0)
    ELSE ((head_count >= 2) AND (head_count <= 11))
END)
);


--
-- Name: cart_poojas; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cart_poojas (
    id uuid NOT NULL,
    cart_entry_id uuid NOT NULL,
    pooja_id uuid NOT NULL,
    date date NOT NULL
);


--
-- Name: feedback; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.feedback (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    text text NOT NULL,
    rating smallint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT feedback_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT feedback_text_check CHECK ((text <> ''::text))
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: ledger; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ledger (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    payment_id uuid,
    kind text NOT NULL,
    price bigint DEFAULT 0 NOT NULL,
    claimed bigint DEFAULT 0 NOT NULL,
    received bigint DEFAULT 0 NOT NULL,
    refund_due bigint DEFAULT 0 NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_check CHECK (((kind = ANY (ARRAY['QUOTED'::text, 'CANCELLED'::text, 'REFUND_DUE'::text, 'CHANGED'::text])) OR (payment_id IS NOT NULL) OR (kind = 'REFUNDED'::text))),
    CONSTRAINT ledger_kind_check CHECK ((kind = ANY (ARRAY['QUOTED'::text, 'PAID'::text, 'VERIFIED'::text, 'REVOKED'::text, 'REJECTED'::text, 'CANCELLED'::text, 'REFUND_DUE'::text, 'REFUNDED'::text, 'CHANGED'::text])))
);


--
-- Name: one_time_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.one_time_codes (
    user_id uuid NOT NULL,
    code_hash text NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT one_time_codes_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id uuid NOT NULL,
    kind text NOT NULL,
    recipient text NOT NULL,
    language text NOT NULL,
    content jsonb NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    given_up_at timestamp with time zone,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT outbox_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text])))
);


--
-- Name: packages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.packages (
    id uuid NOT NULL,
    name text NOT NULL,
    name_hindi text NOT NULL,
    city text NOT NULL,
    city_hindi text NOT NULL,
    state text NOT NULL,
    state_hindi text NOT NULL,
    price bigint NOT NULL,
    additional_person bigint NOT NULL,
    itinerary jsonb NOT NULL,
    itinerary_hindi jsonb NOT NULL,
    facility jsonb NOT NULL,
    facility_hindi jsonb NOT NULL,
    CONSTRAINT packages_additional_person_check CHECK ((additional_person >= 0)),
    CONSTRAINT packages_price_check CHECK ((price >= 0))
);


--
-- Name: paper_numbers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.paper_numbers (
    series text NOT NULL,
    year text NOT NULL,
    last integer NOT NULL
);


--
-- Name: papers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.papers (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    payment_id uuid,
    kind text NOT NULL,
    serial text NOT NULL,
    issued_on date NOT NULL,
    amount bigint NOT NULL,
    facts jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT papers_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'invoice'::text])))
);


--
-- Name: payment_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment_lines (
    payment_id uuid NOT NULL,
    "position" smallint NOT NULL,
    cart_entry_id uuid NOT NULL,
    head_count smallint NOT NULL,
    date_start date NOT NULL,
    package jsonb,
    poojas jsonb NOT NULL
);


--
-- Name: payments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payments (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    reference text NOT NULL,
    order_amount bigint NOT NULL,
    gst bigint NOT NULL,
    amount_total bigint NOT NULL,
    amount_payable bigint NOT NULL,
    amount_paid bigint,
    utr text,
    utr_key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    asked bigint NOT NULL,
    covers text NOT NULL,
    ended_at timestamp with time zone,
    submitted_at timestamp with time zone,
    rejected_at timestamp with time zone,
    gst_percent smallint DEFAULT 18 NOT NULL,
    booking_id uuid,
    reject_reason text,
    reject_text text,
    verified_at timestamp with time zone,
    CONSTRAINT payments_amount_paid_check CHECK ((amount_paid >= 0)),
    CONSTRAINT payments_check CHECK ((amount_total = (order_amount + gst))),
    CONSTRAINT payments_check1 CHECK (((amount_payable >= 0) AND (amount_payable <= amount_total))),
    CONSTRAINT payments_check3 CHECK (((ended_at IS NULL) OR (submitted_at IS NULL))),
    CONSTRAINT payments_gst_check CHECK ((gst >= 0)),
    CONSTRAINT payments_gst_percent_check CHECK (((gst_percent >= 0) AND (gst_percent <= 40))),
    CONSTRAINT payments_order_amount_check CHECK ((order_amount >= 0)),
    CONSTRAINT payments_reject_reason_check CHECK ((reject_reason = ANY (ARRAY['NOT_FOUND'::text, 'AMOUNT_DIFFERS'::text, 'ALREADY_USED'::text, 'OTHER'::text]))),
    CONSTRAINT payments_rejected CHECK (((rejected_at IS NULL) = (reject_reason IS NULL))),
    CONSTRAINT payments_submitted CHECK ((((utr IS NULL) = (submitted_at IS NULL)) AND ((utr IS NULL) = (amount_paid IS NULL)))),
    CONSTRAINT payments_utr_held CHECK (((utr_key IS NOT NULL) = ((utr IS NOT NULL) AND (rejected_at IS NULL))))
);


--
-- Name: poojas; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.poojas (
    id uuid NOT NULL,
    name text NOT NULL,
    name_hindi text NOT NULL,
    city text NOT NULL,
    city_hindi text NOT NULL,
    state text NOT NULL,
    state_hindi text NOT NULL,
    cost bigint NOT NULL,
    details text NOT NULL,
    details_hindi text NOT NULL,
    CONSTRAINT poojas_cost_check CHECK ((cost >= 0))
);


--
-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE UNLOGGED TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);


--
-- Name: refunds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.refunds (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    reference text NOT NULL,
    amount bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    sent_reference text,
    CONSTRAINT refunds_amount_check CHECK ((amount > 0)),
    CONSTRAINT refunds_check CHECK (((sent_at IS NULL) = (sent_reference IS NULL)))
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    device text,
    CONSTRAINT sessions_device_check CHECK (((char_length(device) >= 1) AND (char_length(device) <= 60)))
);


--
-- Name: settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.settings (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: share_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.share_links (
    token_hash text NOT NULL,
    booking_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_key text,
    phone text NOT NULL,
    password_hash text NOT NULL,
    role text DEFAULT 'USER'::text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    mail_language text,
    deleted_at timestamp with time zone,
    CONSTRAINT users_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text]))),
    CONSTRAINT users_mail_language_check CHECK ((mail_language = ANY (ARRAY['en'::text, 'hi'::text]))),
    CONSTRAINT users_person CHECK (
CASE
    WHEN (deleted_at IS NULL) THEN ((name <> ''::text) AND (email_key IS NOT NULL))
    ELSE ((name = ''::text) AND (email = ''::text) AND (email_key IS NULL) AND (phone = ''::text) AND (password_hash = ''::text))
END),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['USER'::text, 'ADMIN'::text])))
);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit VALUES ('01a20092-f632-7311-90d9-e9613d3c4cd3', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20092-f571-7350-802d-d054069f83a5', '{}', '{"amount": 500000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20092-f63e-715a-bebb-7a3102003c14', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20092-f5aa-7490-93fd-30e10f7955d8', '{"verified": false}', '{"verified": true}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20092-fa9c-7786-b830-e9811ad29231', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_rejected', '01a20092-f938-7002-9f31-15643523ed3c', '{}', '{"utr": "500000000002", "text": "Two digits are swapped", "reason": "OTHER"}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20092-fcb9-7057-a547-fb5f236bb795', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20092-fb4e-76bb-a999-56025a9095fa', '{}', '{"amount": 500000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20092-fcdc-7757-9054-279d07727cf2', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20092-fb81-7249-a8c6-0aec5ff6ff10', '{"verified": false}', '{"verified": true}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20092-fe0c-766b-81ca-eb7a9ceb15d7', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20092-fd5c-7433-becd-1a9a4e0e80f3', '{}', '{"amount": 208000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20092-fede-74bc-b1fe-41ca2038f1ac', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20092-fe9f-73f6-bb92-5b23966054b7', '{}', '{"amount": 500000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20092-fee7-74dc-8c20-d8258d12bcd1', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20092-feaf-7645-849f-e25957144217', '{"verified": false}', '{"verified": true}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-00db-733e-bcf8-261ee15140fa', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20093-00a6-76d5-87cf-d5ce57d5c99e', '{}', '{"amount": 500000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-00eb-717e-bcab-cee9cf36a3e8', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20093-00af-71c4-a4d7-1882d90eb252', '{"verified": false}', '{"verified": true}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-0480-73a7-9f93-0b6df015d17d', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20093-02eb-7254-a4c7-4135bdfb6a16', '{}', '{"amount": 500000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-048a-73f9-9f1a-6ced3a1b8293', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20093-033e-70ba-8a0e-fdce76eb68f7', '{"verified": false}', '{"verified": true}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-05f2-703b-8e9c-f991b9c6de16', '01a20092-e69e-7550-8a79-ed44d4866079', 'refund_sent', '01a20093-0531-77e5-bc63-9a22c1a4e6ff', '{}', '{"utr": "N326261234567890"}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-0707-77e9-bbd7-ae2e1458d3c9', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20093-0678-7798-b725-3a6c2aef5b14', '{}', '{"amount": 500000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-0718-7632-9a83-9c215909424f', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20093-0698-779b-916c-2b28a03fd799', '{"verified": false}', '{"verified": true}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-07ec-7256-b87d-17193e4fe71b', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20093-07bc-7328-b41b-d82fc4e12b29', '{}', '{"amount": 500000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-07f4-765b-9120-cf9d90032d78', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20093-07c4-755f-af16-0cb9260f5f1d', '{"verified": false}', '{"verified": true}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-08e3-7331-af84-8d61e546b042', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20093-0826-75cb-ad96-f62af22f4605', '{}', '{"amount": 208000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-0c16-76f3-acc9-11b9a2428038', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20093-0bfd-776a-8aa6-fcafae95d562', '{}', '{"amount": 500000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-0c17-730c-b1e7-cbb4f4286fbf', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20093-0c00-72d0-bae1-d35bc32bd729', '{"verified": false}', '{"verified": true}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-0c2e-7435-9120-8154e631aa15', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_cancelled', '01a20093-0c00-72d0-bae1-d35bc32bd729', '{}', '{"text": "Flood", "refund": 500000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-0fdb-71fe-a2c9-385ed52a5159', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20093-0e76-77da-b599-1c8c26643586', '{}', '{"amount": 500000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-0fec-7377-b599-08d4a04040d6', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20093-0e8e-71cf-8b48-dd6bea69c621', '{"verified": false}', '{"verified": true}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-10ad-77fc-b0b8-d9013d60594f', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20093-0e8e-71cf-8b48-dd6bea69c621', '{"verified": true}', '{"verified": false}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-1143-7176-9fe7-f28d082cb865', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20093-0e76-77da-b599-1c8c26643586', '{}', '{"amount": 400000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-114a-7674-b46d-d82f07e52084', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20093-0e8e-71cf-8b48-dd6bea69c621', '{"verified": false}', '{"verified": true}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-12ca-7010-b56e-b4ff54297861', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_verified', '01a20093-1265-71aa-bab4-70fec87d7268', '{}', '{"amount": 708000}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-12df-7599-a158-29e324f77b39', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20093-1275-7282-86e3-6a2a6759496d', '{"verified": false}', '{"verified": true}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-13f4-7788-b28e-c4db1948d1e9', '01a20092-e69e-7550-8a79-ed44d4866079', 'payment_rejected', '01a20093-1265-71aa-bab4-70fec87d7268', '{}', '{"utr": "500000000015", "reason": "NOT_FOUND"}', '2026-11-21 04:30:00+00');
INSERT INTO public.audit VALUES ('01a20093-184b-7052-bfa3-3d8d4d1b2d8b', '01a20092-e69e-7550-8a79-ed44d4866079', 'booking_verification', '01a20093-17aa-74e9-a425-4b8c779ec40a', '{"verified": false}', '{"verified": true}', '2026-11-21 04:30:00+00');


--
-- Data for Name: bookings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bookings VALUES ('01a20092-f452-7723-98ba-5d15d7fa6476', '01a20092-f2b5-72bc-8a9c-09a411207baf', '01a20092-f398-723a-b360-d7d6c1f768a2', '01a20092-f2ce-73ad-b6b5-1f83de5493b9', 4, '2026-12-11', '{"id": "01a20092-f2c1-7351-9e9b-ab3fcbab4cb6", "city": "Varanasi", "name": "Package 6", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, false, '', '2026-11-21 04:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20092-f5aa-7490-93fd-30e10f7955d8', '01a20092-f4d3-7523-acf6-e16751e45c34', '01a20092-f571-7350-802d-d054069f83a5', '01a20092-f51e-74d4-b197-14fba707e796', 4, '2026-12-11', '{"id": "01a20092-f4ef-74ea-9553-9ed5bae48df0", "city": "Varanasi", "name": "Package 8", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, true, '', '2026-11-21 04:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20092-f94f-749f-8946-d90080d76daf', '01a20092-f663-70c0-8252-b1551d1756d1', '01a20092-f938-7002-9f31-15643523ed3c', '01a20092-f83b-77bc-b40d-16585ddaca54', 4, '2026-12-11', '{"id": "01a20092-f666-7729-b7d6-5bd2530a3b9b", "city": "Varanasi", "name": "Package 10", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, false, '', '2026-11-21 04:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20092-fb81-7249-a8c6-0aec5ff6ff10', '01a20092-faa0-7744-b3fa-a8f765d2161a', '01a20092-fb4e-76bb-a999-56025a9095fa', '01a20092-fab1-7082-a8e4-4b688ac34a83', 4, '2026-12-11', '{"id": "01a20092-faa2-7732-b906-d4c9f2ad377e", "city": "Varanasi", "name": "Package 12", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, true, '', '2026-11-21 04:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20092-feaf-7645-849f-e25957144217', '01a20092-fe5b-77e5-ae06-967e95b8e99a', '01a20092-fe9f-73f6-bb92-5b23966054b7', '01a20092-fe6f-7107-8bf3-bdf1c3c69b13', 4, '2026-12-11', '{"id": "01a20092-fe63-75bc-ac78-7873e846b067", "city": "Varanasi", "name": "Package 14", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, true, '', '2026-11-21 04:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20092-ff7f-776c-af45-d66066f7318c', '01a20092-ff10-76b0-8a4b-5f496ef6a800', '01a20092-ff71-767c-8551-396509a48357', '01a20092-ff2c-7264-8b6b-d21be50b3004', 4, '2026-12-11', '{"id": "01a20092-ff14-7652-8c69-bd13bd7fb679", "city": "Varanasi", "name": "Package 16", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, false, '', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'DEVOTEE', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20093-00af-71c4-a4d7-1882d90eb252', '01a20093-0069-71b2-9d95-534d9d44a3cc', '01a20093-00a6-76d5-87cf-d5ce57d5c99e', '01a20093-0078-74a2-9ef6-fb5a6e98752a', 4, '2026-12-11', '{"id": "01a20093-006b-7176-98e8-9f31a8b28cc1", "city": "Varanasi", "name": "Package 18", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, true, '', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'DEVOTEE', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20093-0c00-72d0-bae1-d35bc32bd729', '01a20093-0927-7238-9e18-1b8f9a1c2f8a', '01a20093-0bfd-776a-8aa6-fcafae95d562', '01a20093-095a-7390-9cc5-c57bcfa06652', 4, '2026-12-11', '{"id": "01a20093-0928-7056-b2a3-7f1f8553d2fe", "city": "Varanasi", "name": "Package 26", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, true, '', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'OPERATOR', 'Flood', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20093-033e-70ba-8a0e-fdce76eb68f7', '01a20093-0161-7157-85ba-0213e1c0a688', '01a20093-02eb-7254-a4c7-4135bdfb6a16', '01a20093-0167-77f2-bfb6-6607031cede9', 4, '2026-12-11', '{"id": "01a20093-0162-776c-93b8-63800a4c2765", "city": "Varanasi", "name": "Package 20", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, true, '', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'DEVOTEE', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20093-0698-779b-916c-2b28a03fd799', '01a20093-060b-773f-83a3-64bdb1e5a569', '01a20093-0678-7798-b725-3a6c2aef5b14', '01a20093-0620-72ac-904f-3c7f2bb7d07c', 4, '2026-12-11', '{"id": "01a20093-0612-7123-84d6-838dffa4d3d1", "city": "Varanasi", "name": "Package 22", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, true, '', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'DEVOTEE', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20093-07c4-755f-af16-0cb9260f5f1d', '01a20093-0796-735d-bac0-ef72d2ada967', '01a20093-07bc-7328-b41b-d82fc4e12b29', '01a20093-07a4-7539-b788-f0d408d793ff', 4, '2026-12-11', '{"id": "01a20093-0799-700c-ac51-a2735e36618d", "city": "Varanasi", "name": "Package 24", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, true, '', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'DEVOTEE', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20093-15c7-70df-84aa-56bd452385b7', '01a20093-1417-7199-bc89-df55a32bd4a1', '01a20093-15a2-7304-aa67-1dbb0d8aec7a', '01a20093-14ef-754a-856f-02400d9c17ac', 4, '2026-12-21', '{"id": "01a20093-14db-746e-b18f-b42f68453da9", "city": "Varanasi", "name": "Package 32", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, false, '', '2026-11-21 04:30:00+00', NULL, NULL, NULL, '2026-12-11', 90, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20093-0e8e-71cf-8b48-dd6bea69c621', '01a20093-0da7-762c-8c42-acfdd987f883', '01a20093-0e76-77da-b599-1c8c26643586', '01a20093-0e45-735a-8a32-6dddc96725fa', 4, '2026-12-11', '{"id": "01a20093-0e3a-70e7-81de-40e8c49415e5", "city": "Varanasi", "name": "Package 28", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, true, '', '2026-11-21 04:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20093-1275-7282-86e3-6a2a6759496d', '01a20093-1184-70ab-bfaf-d30bd06cedfa', '01a20093-1265-71aa-bab4-70fec87d7268', '01a20093-119f-7788-9f95-cd09097ff1f2', 4, '2026-12-11', '{"id": "01a20093-118a-7374-b736-2c78bc348759", "city": "Varanasi", "name": "Package 30", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 108000, false, '', '2026-11-21 04:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20093-17aa-74e9-a425-4cca0bae1292', '01a20093-164d-7563-98c4-6b2772758904', '01a20093-179f-7093-831c-a9baef5313b4', '01a20093-1706-7763-b18e-bbb675fade55', 0, '2026-12-11', NULL, '[{"date": "2026-12-11", "pooja": {"id": "01a20093-16f1-7539-ad3a-6b18f4852653", "city": "Varanasi", "cost": 110000, "name": "Pooja 35", "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पूजा", "stateHindi": "उत्तर प्रदेश"}}]', 0, false, '', '2026-11-21 04:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.bookings VALUES ('01a20093-17aa-74e9-a425-4b8c779ec40a', '01a20093-164d-7563-98c4-6b2772758904', '01a20093-179f-7093-831c-a9baef5313b4', '01a20093-1655-73e8-9c10-a81b6ad2e2af', 2, '2026-12-11', '{"id": "01a20093-164e-7707-8dc5-577c7a78deca", "city": "Varanasi", "name": "Package 34", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]', 72000, true, '', '2026-11-21 04:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: cart_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.cart_entries VALUES ('01a20092-ed7e-7659-8644-31685dae573c', '01a20092-eb1c-73b8-a1d4-1a4a98b40bd2', '01a20092-ebc0-76a5-86ad-0a84a3788127', 2, '2026-12-06', '2026-11-21 04:30:00+00');


--
-- Data for Name: cart_poojas; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: feedback; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001_foundation', '2026-11-22T00:05:56.271Z');
INSERT INTO public.kysely_migration VALUES ('0002_accounts', '2026-11-22T00:05:56.398Z');
INSERT INTO public.kysely_migration VALUES ('0003_money', '2026-11-22T00:05:56.974Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: ledger; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ledger VALUES ('01a20092-f45e-7768-aace-7cdcac1eec78', '01a20092-f452-7723-98ba-5d15d7fa6476', '01a20092-f398-723a-b360-d7d6c1f768a2', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-f45f-75d0-a76b-45dc07df8878', '01a20092-f452-7723-98ba-5d15d7fa6476', '01a20092-f398-723a-b360-d7d6c1f768a2', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000000"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-f5b4-7352-b620-7f49c7b0781b', '01a20092-f5aa-7490-93fd-30e10f7955d8', '01a20092-f571-7350-802d-d054069f83a5', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-f5b4-7352-b620-816cf6c6a29b', '01a20092-f5aa-7490-93fd-30e10f7955d8', '01a20092-f571-7350-802d-d054069f83a5', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000001"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-f630-72ad-ab07-e0154d4957a2', '01a20092-f5aa-7490-93fd-30e10f7955d8', '01a20092-f571-7350-802d-d054069f83a5', 'VERIFIED', 0, -500000, 500000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-f950-747f-9a07-77130f36135d', '01a20092-f94f-749f-8946-d90080d76daf', '01a20092-f938-7002-9f31-15643523ed3c', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-f950-747f-9a07-7a491925f09b', '01a20092-f94f-749f-8946-d90080d76daf', '01a20092-f938-7002-9f31-15643523ed3c', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000002"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-fa79-7014-9f13-2f3700513a05', '01a20092-f94f-749f-8946-d90080d76daf', '01a20092-f938-7002-9f31-15643523ed3c', 'REJECTED', 0, -500000, 0, 0, '{"utr": "500000000002", "text": "Two digits are swapped", "reason": "OTHER"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-fc02-744f-b83b-5df69f69798b', '01a20092-fb81-7249-a8c6-0aec5ff6ff10', '01a20092-fb4e-76bb-a999-56025a9095fa', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-fc02-744f-b83b-6241d918799f', '01a20092-fb81-7249-a8c6-0aec5ff6ff10', '01a20092-fb4e-76bb-a999-56025a9095fa', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000003"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-fca4-72c2-baf8-a76c99379182', '01a20092-fb81-7249-a8c6-0aec5ff6ff10', '01a20092-fb4e-76bb-a999-56025a9095fa', 'VERIFIED', 0, -500000, 500000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-fdb5-7692-837b-18160a5cab57', '01a20092-fb81-7249-a8c6-0aec5ff6ff10', '01a20092-fd5c-7433-becd-1a9a4e0e80f3', 'PAID', 0, 208000, 0, 0, '{"utr": "500000000004"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-fe0b-75f1-b3d9-6cae4a2a1432', '01a20092-fb81-7249-a8c6-0aec5ff6ff10', '01a20092-fd5c-7433-becd-1a9a4e0e80f3', 'VERIFIED', 0, -208000, 208000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-feb0-7240-a8bc-fc5fb900887e', '01a20092-feaf-7645-849f-e25957144217', '01a20092-fe9f-73f6-bb92-5b23966054b7', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-feb0-7240-a8bd-022d40d8e577', '01a20092-feaf-7645-849f-e25957144217', '01a20092-fe9f-73f6-bb92-5b23966054b7', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000005"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-fedd-727a-bec5-555b8cd8ba73', '01a20092-feaf-7645-849f-e25957144217', '01a20092-fe9f-73f6-bb92-5b23966054b7', 'VERIFIED', 0, -500000, 500000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-ff86-7617-a776-5cecdd2851dc', '01a20092-ff7f-776c-af45-d66066f7318c', '01a20092-ff71-767c-8551-396509a48357', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-ff86-7617-a776-60513f362f65', '01a20092-ff7f-776c-af45-d66066f7318c', '01a20092-ff71-767c-8551-396509a48357', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000006"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20092-ffbb-703d-9f82-867e7bf91d9d', '01a20092-ff7f-776c-af45-d66066f7318c', NULL, 'CANCELLED', -658000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-00b0-7493-bd38-15c46012a46d', '01a20093-00af-71c4-a4d7-1882d90eb252', '01a20093-00a6-76d5-87cf-d5ce57d5c99e', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-00b0-7493-bd38-1888073e6c94', '01a20093-00af-71c4-a4d7-1882d90eb252', '01a20093-00a6-76d5-87cf-d5ce57d5c99e', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000007"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-00d6-75b6-be57-5b24c4707409', '01a20093-00af-71c4-a4d7-1882d90eb252', '01a20093-00a6-76d5-87cf-d5ce57d5c99e', 'VERIFIED', 0, -500000, 500000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-011f-7661-b162-3287eaf8a23b', '01a20093-00af-71c4-a4d7-1882d90eb252', NULL, 'CANCELLED', -658000, 0, 0, 450000, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-033f-7353-bcfa-04c54d46382f', '01a20093-033e-70ba-8a0e-fdce76eb68f7', '01a20093-02eb-7254-a4c7-4135bdfb6a16', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-033f-7353-bcfa-0ad1df380e7e', '01a20093-033e-70ba-8a0e-fdce76eb68f7', '01a20093-02eb-7254-a4c7-4135bdfb6a16', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000008"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-047e-703a-b630-a2483c70dd88', '01a20093-033e-70ba-8a0e-fdce76eb68f7', '01a20093-02eb-7254-a4c7-4135bdfb6a16', 'VERIFIED', 0, -500000, 500000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-052f-7280-80e6-3a4ec9127ad2', '01a20093-033e-70ba-8a0e-fdce76eb68f7', NULL, 'CANCELLED', -658000, 0, 0, 450000, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-05f1-744d-9a41-0aaa3b71af3e', '01a20093-033e-70ba-8a0e-fdce76eb68f7', NULL, 'REFUNDED', 0, 0, -450000, -450000, '{"utr": "N326261234567890"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-06a2-77e9-9e48-eb9c479f0575', '01a20093-0698-779b-916c-2b28a03fd799', '01a20093-0678-7798-b725-3a6c2aef5b14', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-06a2-77e9-9e48-eeea9b31ddfe', '01a20093-0698-779b-916c-2b28a03fd799', '01a20093-0678-7798-b725-3a6c2aef5b14', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000009"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-0704-7434-982f-bc222d1154c0', '01a20093-0698-779b-916c-2b28a03fd799', '01a20093-0678-7798-b725-3a6c2aef5b14', 'VERIFIED', 0, -500000, 500000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-074e-7389-a636-54fd5ee7b4f0', '01a20093-0698-779b-916c-2b28a03fd799', '01a20093-0738-7211-bc04-15ff74fe851c', 'PAID', 0, 208000, 0, 0, '{"utr": "500000000010"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-076b-75ca-86eb-f173e9375eb8', '01a20093-0698-779b-916c-2b28a03fd799', NULL, 'CANCELLED', -637200, 0, 0, 429200, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-07c6-77b6-8a50-dbd769eacfda', '01a20093-07c4-755f-af16-0cb9260f5f1d', '01a20093-07bc-7328-b41b-d82fc4e12b29', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-07c6-77b6-8a50-de031de8c331', '01a20093-07c4-755f-af16-0cb9260f5f1d', '01a20093-07bc-7328-b41b-d82fc4e12b29', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000011"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-07e8-70f6-9c5a-81d8003f2c07', '01a20093-07c4-755f-af16-0cb9260f5f1d', '01a20093-07bc-7328-b41b-d82fc4e12b29', 'VERIFIED', 0, -500000, 500000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-0833-746d-992c-46086a39170b', '01a20093-07c4-755f-af16-0cb9260f5f1d', '01a20093-0826-75cb-ad96-f62af22f4605', 'PAID', 0, 208000, 0, 0, '{"utr": "500000000012"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-0868-721f-879a-e781ba848a5f', '01a20093-07c4-755f-af16-0cb9260f5f1d', NULL, 'CANCELLED', -637200, 0, 0, 429200, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-08c8-7786-9d53-587d6ed5aae3', '01a20093-07c4-755f-af16-0cb9260f5f1d', '01a20093-0826-75cb-ad96-f62af22f4605', 'VERIFIED', 0, -208000, 208000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-08fc-733d-a692-4b29e1d5c743', '01a20093-07c4-755f-af16-0cb9260f5f1d', NULL, 'REFUND_DUE', 0, 0, 0, 208000, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-0c01-753b-bce9-6d5485dfe6b3', '01a20093-0c00-72d0-bae1-d35bc32bd729', '01a20093-0bfd-776a-8aa6-fcafae95d562', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-0c01-753b-bce9-70dc381cdf34', '01a20093-0c00-72d0-bae1-d35bc32bd729', '01a20093-0bfd-776a-8aa6-fcafae95d562', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000013"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-0c15-716d-8799-bd5f896131ec', '01a20093-0c00-72d0-bae1-d35bc32bd729', '01a20093-0bfd-776a-8aa6-fcafae95d562', 'VERIFIED', 0, -500000, 500000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-0c2b-75db-9acf-7fbe44114d54', '01a20093-0c00-72d0-bae1-d35bc32bd729', NULL, 'CANCELLED', -708000, 0, 0, 500000, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-0e90-746b-b80e-938138349ee0', '01a20093-0e8e-71cf-8b48-dd6bea69c621', '01a20093-0e76-77da-b599-1c8c26643586', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-0e90-746b-b80e-952cbb740ead', '01a20093-0e8e-71cf-8b48-dd6bea69c621', '01a20093-0e76-77da-b599-1c8c26643586', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000014"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-0fd6-735c-8ee9-0ca897c24de2', '01a20093-0e8e-71cf-8b48-dd6bea69c621', '01a20093-0e76-77da-b599-1c8c26643586', 'VERIFIED', 0, -500000, 500000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-10ab-712e-b814-66834eeeabd9', '01a20093-0e8e-71cf-8b48-dd6bea69c621', '01a20093-0e76-77da-b599-1c8c26643586', 'REVOKED', 0, 500000, -500000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-1142-76c1-8d05-c78f53f0972d', '01a20093-0e8e-71cf-8b48-dd6bea69c621', '01a20093-0e76-77da-b599-1c8c26643586', 'VERIFIED', 0, -500000, 400000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-1276-73ad-b148-922897609be6', '01a20093-1275-7282-86e3-6a2a6759496d', '01a20093-1265-71aa-bab4-70fec87d7268', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-1276-73ad-b148-9735863585ff', '01a20093-1275-7282-86e3-6a2a6759496d', '01a20093-1265-71aa-bab4-70fec87d7268', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000015"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-12c3-73a3-83e9-8314e4cf2776', '01a20093-1275-7282-86e3-6a2a6759496d', '01a20093-1265-71aa-bab4-70fec87d7268', 'VERIFIED', 0, -500000, 708000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-13f2-708d-830d-a7252d5ef695', '01a20093-1275-7282-86e3-6a2a6759496d', '01a20093-1265-71aa-bab4-70fec87d7268', 'REVOKED', 0, 500000, -708000, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-13f3-7216-a83d-e527948a4d9b', '01a20093-1275-7282-86e3-6a2a6759496d', '01a20093-1265-71aa-bab4-70fec87d7268', 'REJECTED', 0, -500000, 0, 0, '{"utr": "500000000015", "reason": "NOT_FOUND"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-15df-7291-8193-ba6f9f9baa15', '01a20093-15c7-70df-84aa-56bd452385b7', '01a20093-15a2-7304-aa67-1dbb0d8aec7a', 'QUOTED', 708000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-15df-7291-8193-bfe4bcdfaaf0', '01a20093-15c7-70df-84aa-56bd452385b7', '01a20093-15a2-7304-aa67-1dbb0d8aec7a', 'PAID', 0, 500000, 0, 0, '{"utr": "500000000016"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-163e-723c-b2d6-7393c6640762', '01a20093-15c7-70df-84aa-56bd452385b7', NULL, 'CHANGED', 0, 0, 0, 0, '{"dateBefore": "2026-12-11"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-17c5-7302-951e-023c78aec30c', '01a20093-17aa-74e9-a425-4b8c779ec40a', '01a20093-179f-7093-831c-a9baef5313b4', 'QUOTED', 472000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-17c5-7302-951e-0495fcf02f94', '01a20093-17aa-74e9-a425-4b8c779ec40a', '01a20093-179f-7093-831c-a9baef5313b4', 'PAID', 0, 405498, 0, 0, '{"utr": "500000000017"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-17c5-7302-951e-0b025ac2e320', '01a20093-17aa-74e9-a425-4cca0bae1292', '01a20093-179f-7093-831c-a9baef5313b4', 'QUOTED', 110000, 0, 0, 0, '{}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-17c5-7302-951e-0f1281894d19', '01a20093-17aa-74e9-a425-4cca0bae1292', '01a20093-179f-7093-831c-a9baef5313b4', 'PAID', 0, 94502, 0, 0, '{"utr": "500000000017"}', '2026-11-21 04:30:00+00');
INSERT INTO public.ledger VALUES ('01a20093-1820-765f-84b4-b148a475a75a', '01a20093-17aa-74e9-a425-4b8c779ec40a', '01a20093-179f-7093-831c-a9baef5313b4', 'VERIFIED', 0, -405498, 405498, 0, '{}', '2026-11-21 04:30:00+00');


--
-- Data for Name: one_time_codes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox VALUES ('01a20092-f5f7-709c-965c-9f2b82a922d5', 'booking_received', 'devotee7@example.com', 'en', '{"utr": "500000000001", "name": "Verified", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20092-f4ef-74ea-9553-9ed5bae48df0", "city": "Varanasi", "name": "Package 8", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "TTNGH4CX", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20092-f996-7532-8079-a5fad4fead9b', 'booking_received', 'devotee9@example.com', 'en', '{"utr": "500000000002", "name": "Rejected", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20092-f666-7729-b7d6-5bd2530a3b9b", "city": "Varanasi", "name": "Package 10", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "7PD3NTQX", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20092-fa9e-70d9-8c51-29eee2cf2080', 'payment_rejected', 'devotee9@example.com', 'en', '{"utr": "500000000002", "name": "Rejected", "amount": 500000, "reason": "OTHER", "paymentId": "01a20092-f938-7002-9f31-15643523ed3c", "reference": "7PD3NTQX", "reasonText": "Two digits are swapped"}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20092-fc66-7749-8052-ed02a29a3524', 'booking_received', 'devotee11@example.com', 'en', '{"utr": "500000000003", "name": "Paid up", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20092-faa2-7732-b906-d4c9f2ad377e", "city": "Varanasi", "name": "Package 12", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "3QQXHP7F", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20092-fd2a-73d7-93bb-f14579a68e6b', 'booking_verified', 'devotee11@example.com', 'en', '{"utr": "500000000003", "line": {"date": "2026-12-11", "subject": {"id": "01a20092-faa2-7732-b906-d4c9f2ad377e", "city": "Varanasi", "name": "Package 12", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Paid up", "balance": 208000, "bookingId": "01a20092-fb81-7249-a8c6-0aec5ff6ff10", "reference": "3QQXHP7F", "amountPaid": 500000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20092-fe4a-757f-aaad-e9210cca31a0', 'payment_verified', 'devotee11@example.com', 'en', '{"utr": "500000000004", "line": {"date": "2026-12-11", "subject": {"id": "01a20092-faa2-7732-b906-d4c9f2ad377e", "city": "Varanasi", "name": "Package 12", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Paid up", "amount": 208000, "balance": 0, "bookingId": "01a20092-fb81-7249-a8c6-0aec5ff6ff10", "reference": "3QQXHP7F"}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20092-febb-7234-aaa4-62759a9cb8ed', 'booking_received', 'devotee13@example.com', 'en', '{"utr": "500000000005", "name": "Balance asked", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20092-fe63-75bc-ac78-7873e846b067", "city": "Varanasi", "name": "Package 14", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "G6TQG3J6", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20092-fef6-7395-bb9f-c3ebfb5395f9', 'booking_verified', 'devotee13@example.com', 'en', '{"utr": "500000000005", "line": {"date": "2026-12-11", "subject": {"id": "01a20092-fe63-75bc-ac78-7873e846b067", "city": "Varanasi", "name": "Package 14", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Balance asked", "balance": 208000, "bookingId": "01a20092-feaf-7645-849f-e25957144217", "reference": "G6TQG3J6", "amountPaid": 500000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20092-ff92-75d2-a918-d875f146f929', 'booking_received', 'devotee15@example.com', 'en', '{"utr": "500000000006", "name": "Cancelled unverified", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20092-ff14-7652-8c69-bd13bd7fb679", "city": "Varanasi", "name": "Package 16", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "CGNMWNCH", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20092-ffc1-7580-9091-d4f6cdd61763', 'booking_cancelled', 'devotee15@example.com', 'en', '{"kept": 50000, "line": {"date": "2026-12-11", "subject": {"id": "01a20092-ff14-7652-8c69-bd13bd7fb679", "city": "Varanasi", "name": "Package 16", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Cancelled unverified", "refund": 450000, "reference": "CGNMWNCH", "byOperator": false, "refundReference": null}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-00ba-737a-abbb-8440249fe718', 'booking_received', 'devotee17@example.com', 'en', '{"utr": "500000000007", "name": "Cancelled found", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20093-006b-7176-98e8-9f31a8b28cc1", "city": "Varanasi", "name": "Package 18", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "Q63KTPKT", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-0146-74b7-96d6-325976cf1be6', 'booking_cancelled', 'devotee17@example.com', 'en', '{"kept": 50000, "line": {"date": "2026-12-11", "subject": {"id": "01a20093-006b-7176-98e8-9f31a8b28cc1", "city": "Varanasi", "name": "Package 18", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Cancelled found", "refund": 450000, "reference": "Q63KTPKT", "byOperator": false, "refundReference": "R4PR67XXG"}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-035d-77fa-8728-760034c377ed', 'booking_received', 'devotee19@example.com', 'en', '{"utr": "500000000008", "name": "Cancelled refunded", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20093-0162-776c-93b8-63800a4c2765", "city": "Varanasi", "name": "Package 20", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "PPGCTDG7", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-04b2-7718-8cc1-ef8c106edcce', 'booking_verified', 'devotee19@example.com', 'en', '{"utr": "500000000008", "line": {"date": "2026-12-11", "subject": {"id": "01a20093-0162-776c-93b8-63800a4c2765", "city": "Varanasi", "name": "Package 20", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Cancelled refunded", "balance": 208000, "bookingId": "01a20093-033e-70ba-8a0e-fdce76eb68f7", "reference": "PPGCTDG7", "amountPaid": 500000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-0547-70c0-8f0f-f01b5dc1070b', 'booking_cancelled', 'devotee19@example.com', 'en', '{"kept": 50000, "line": {"date": "2026-12-11", "subject": {"id": "01a20093-0162-776c-93b8-63800a4c2765", "city": "Varanasi", "name": "Package 20", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Cancelled refunded", "refund": 450000, "reference": "PPGCTDG7", "byOperator": false, "refundReference": "RX7DQHTTK"}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-05fe-7513-b151-94de067e8be7', 'refund_sent', 'devotee19@example.com', 'en', '{"line": {"date": "2026-12-11", "subject": {"id": "01a20093-0162-776c-93b8-63800a4c2765", "city": "Varanasi", "name": "Package 20", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Cancelled refunded", "refund": 450000, "reference": "PPGCTDG7", "sentReference": "N326261234567890", "refundReference": "RX7DQHTTK"}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-06bb-7067-87af-33e1de951b9e', 'booking_received', 'devotee21@example.com', 'en', '{"utr": "500000000009", "name": "Cancelled with a claim", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20093-0612-7123-84d6-838dffa4d3d1", "city": "Varanasi", "name": "Package 22", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "6P4D366P", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-0729-764d-9670-768413d127ef', 'booking_verified', 'devotee21@example.com', 'en', '{"utr": "500000000009", "line": {"date": "2026-12-11", "subject": {"id": "01a20093-0612-7123-84d6-838dffa4d3d1", "city": "Varanasi", "name": "Package 22", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Cancelled with a claim", "balance": 208000, "bookingId": "01a20093-0698-779b-916c-2b28a03fd799", "reference": "6P4D366P", "amountPaid": 500000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-077a-73ac-8fa9-0942dfaebef6', 'booking_cancelled', 'devotee21@example.com', 'en', '{"kept": 70800, "line": {"date": "2026-12-11", "subject": {"id": "01a20093-0612-7123-84d6-838dffa4d3d1", "city": "Varanasi", "name": "Package 22", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Cancelled with a claim", "refund": 637200, "reference": "6P4D366P", "byOperator": false, "refundReference": "RWQQQFGC4"}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-07cf-749a-baea-21dde9e5b5cf', 'booking_received', 'devotee23@example.com', 'en', '{"utr": "500000000011", "name": "Cancelled, found later", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20093-0799-700c-ac51-a2735e36618d", "city": "Varanasi", "name": "Package 24", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "DTQXWJDF", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-080f-7746-bb59-9a84c4596b89', 'booking_verified', 'devotee23@example.com', 'en', '{"utr": "500000000011", "line": {"date": "2026-12-11", "subject": {"id": "01a20093-0799-700c-ac51-a2735e36618d", "city": "Varanasi", "name": "Package 24", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Cancelled, found later", "balance": 208000, "bookingId": "01a20093-07c4-755f-af16-0cb9260f5f1d", "reference": "DTQXWJDF", "amountPaid": 500000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-0878-7505-99eb-d2ab7942c260', 'booking_cancelled', 'devotee23@example.com', 'en', '{"kept": 70800, "line": {"date": "2026-12-11", "subject": {"id": "01a20093-0799-700c-ac51-a2735e36618d", "city": "Varanasi", "name": "Package 24", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Cancelled, found later", "refund": 637200, "reference": "DTQXWJDF", "byOperator": false, "refundReference": "RD4QPFTDT"}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-0c1f-77b2-ae79-1f07f2167d03', 'booking_verified', 'devotee25@example.com', 'en', '{"utr": "500000000013", "line": {"date": "2026-12-11", "subject": {"id": "01a20093-0928-7056-b2a3-7f1f8553d2fe", "city": "Varanasi", "name": "Package 26", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Cancelled by operator", "balance": 208000, "bookingId": "01a20093-0c00-72d0-bae1-d35bc32bd729", "reference": "DQX4HRCX", "amountPaid": 500000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-0c34-75e1-a5a1-d507d465bed4', 'booking_cancelled', 'devotee25@example.com', 'en', '{"kept": 0, "line": {"date": "2026-12-11", "subject": {"id": "01a20093-0928-7056-b2a3-7f1f8553d2fe", "city": "Varanasi", "name": "Package 26", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Cancelled by operator", "reason": "Flood", "refund": 500000, "reference": "DQX4HRCX", "byOperator": true, "refundReference": "RX93NWDNR"}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-0f77-72af-9f97-5fdfd2a92436', 'booking_received', 'devotee27@example.com', 'en', '{"utr": "500000000014", "name": "Receipt of another amount", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20093-0e3a-70e7-81de-40e8c49415e5", "city": "Varanasi", "name": "Package 28", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "PC9WRWM3", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-1058-74e3-ae65-85dda3f8dcf1', 'booking_verified', 'devotee27@example.com', 'en', '{"utr": "500000000014", "line": {"date": "2026-12-11", "subject": {"id": "01a20093-0e3a-70e7-81de-40e8c49415e5", "city": "Varanasi", "name": "Package 28", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Receipt of another amount", "balance": 208000, "bookingId": "01a20093-0e8e-71cf-8b48-dd6bea69c621", "reference": "PC9WRWM3", "amountPaid": 500000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-1179-7615-b8fc-7b41a5fc8d90', 'booking_verified', 'devotee27@example.com', 'en', '{"utr": "500000000014", "line": {"date": "2026-12-11", "subject": {"id": "01a20093-0e3a-70e7-81de-40e8c49415e5", "city": "Varanasi", "name": "Package 28", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Receipt of another amount", "balance": 308000, "bookingId": "01a20093-0e8e-71cf-8b48-dd6bea69c621", "reference": "PC9WRWM3", "amountPaid": 400000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-1278-779c-8480-063e9cd36c41', 'booking_received', 'devotee29@example.com', 'en', '{"utr": "500000000015", "name": "Receipt of a rejected payment", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20093-118a-7374-b736-2c78bc348759", "city": "Varanasi", "name": "Package 30", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "RMDCCCDN", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-137f-74d3-a200-ecdef5606b2b', 'booking_verified', 'devotee29@example.com', 'en', '{"utr": "500000000015", "line": {"date": "2026-12-11", "subject": {"id": "01a20093-118a-7374-b736-2c78bc348759", "city": "Varanasi", "name": "Package 30", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Receipt of a rejected payment", "balance": 0, "bookingId": "01a20093-1275-7282-86e3-6a2a6759496d", "reference": "RMDCCCDN", "amountPaid": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-1406-701d-bba6-f35978c73620', 'payment_rejected', 'devotee29@example.com', 'en', '{"utr": "500000000015", "name": "Receipt of a rejected payment", "amount": 500000, "reason": "NOT_FOUND", "paymentId": "01a20093-1265-71aa-bab4-70fec87d7268", "reference": "RMDCCCDN"}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-15f4-76a2-9b88-9b88be6a2558', 'booking_received', 'devotee31@example.com', 'en', '{"utr": "500000000016", "name": "Date changed", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20093-14db-746e-b18f-b42f68453da9", "city": "Varanasi", "name": "Package 32", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "HPF93XX6", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-1646-7305-92cf-1a2e72b8e310', 'booking_changed', 'devotee31@example.com', 'en', '{"line": {"date": "2026-12-21", "subject": {"id": "01a20093-14db-746e-b18f-b42f68453da9", "city": "Varanasi", "name": "Package 32", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Date changed", "bookingId": "01a20093-15c7-70df-84aa-56bd452385b7", "reference": "HPF93XX6", "dateBefore": "2026-12-11"}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20092-f48d-762f-ab17-65edea78053b', 'booking_received', 'devotee5@example.com', 'en', '{"utr": "500000000000", "name": "Submitted", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20092-f2c1-7351-9e9b-ab3fcbab4cb6", "city": "Varanasi", "name": "Package 6", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "W7FF463D", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20092-f661-70b5-956b-a9485e44fdb8', 'booking_verified', 'devotee7@example.com', 'en', '{"utr": "500000000001", "line": {"date": "2026-12-11", "subject": {"id": "01a20092-f4ef-74ea-9553-9ed5bae48df0", "city": "Varanasi", "name": "Package 8", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Verified", "balance": 208000, "bookingId": "01a20092-f5aa-7490-93fd-30e10f7955d8", "reference": "TTNGH4CX", "amountPaid": 500000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-00fc-7319-a4f4-2663a0ff6f01', 'booking_verified', 'devotee17@example.com', 'en', '{"utr": "500000000007", "line": {"date": "2026-12-11", "subject": {"id": "01a20093-006b-7176-98e8-9f31a8b28cc1", "city": "Varanasi", "name": "Package 18", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}, "name": "Cancelled found", "balance": 208000, "bookingId": "01a20093-00af-71c4-a4d7-1882d90eb252", "reference": "Q63KTPKT", "amountPaid": 500000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-0c07-7109-a9ad-fe0bf0d23709', 'booking_received', 'devotee25@example.com', 'en', '{"utr": "500000000013", "name": "Cancelled by operator", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20093-0928-7056-b2a3-7f1f8553d2fe", "city": "Varanasi", "name": "Package 26", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 4}], "reference": "DQX4HRCX", "amountPaid": 500000, "amountTotal": 708000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-17ee-7553-a148-7b467bbf688e', 'booking_received', 'devotee33@example.com', 'en', '{"utr": "500000000017", "name": "Two of one payment", "lines": [{"date": "2026-12-11", "subject": {"id": "01a20093-164e-7707-8dc5-577c7a78deca", "city": "Varanasi", "name": "Package 34", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 2}, {"date": "2026-12-11", "subject": {"id": "01a20093-16f1-7539-ad3a-6b18f4852653", "city": "Varanasi", "cost": 110000, "name": "Pooja 35", "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पूजा", "stateHindi": "उत्तर प्रदेश"}, "headCount": 0}], "reference": "7RK9GT7J", "amountPaid": 500000, "amountTotal": 582000}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.outbox VALUES ('01a20093-187e-7676-af8f-385e16afe0cb', 'booking_verified', 'devotee33@example.com', 'en', '{"utr": "500000000017", "line": {"date": "2026-12-11", "subject": {"id": "01a20093-164e-7707-8dc5-577c7a78deca", "city": "Varanasi", "name": "Package 34", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}, "headCount": 2}, "name": "Two of one payment", "balance": 66502, "bookingId": "01a20093-17aa-74e9-a425-4b8c779ec40a", "reference": "7RK9GT7J", "amountPaid": 405498}', 1, '2026-11-21 04:35:00+00', '2026-11-21 04:30:00+00', NULL, NULL, '2026-11-21 04:30:00+00');


--
-- Data for Name: packages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.packages VALUES ('01a20092-ebc0-76a5-86ad-0a84a3788127', 'Package 3', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20092-f2c1-7351-9e9b-ab3fcbab4cb6', 'Package 6', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20092-f4ef-74ea-9553-9ed5bae48df0', 'Package 8', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20092-f666-7729-b7d6-5bd2530a3b9b', 'Package 10', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20092-faa2-7732-b906-d4c9f2ad377e', 'Package 12', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20092-fe63-75bc-ac78-7873e846b067', 'Package 14', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20092-ff14-7652-8c69-bd13bd7fb679', 'Package 16', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20093-006b-7176-98e8-9f31a8b28cc1', 'Package 18', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20093-0162-776c-93b8-63800a4c2765', 'Package 20', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20093-0612-7123-84d6-838dffa4d3d1', 'Package 22', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20093-0799-700c-ac51-a2735e36618d', 'Package 24', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20093-0928-7056-b2a3-7f1f8553d2fe', 'Package 26', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20093-0e3a-70e7-81de-40e8c49415e5', 'Package 28', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20093-118a-7374-b736-2c78bc348759', 'Package 30', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20093-14db-746e-b18f-b42f68453da9', 'Package 32', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');
INSERT INTO public.packages VALUES ('01a20093-164e-7707-8dc5-577c7a78deca', 'Package 34', 'पैकेज', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 400000, 100000, '["Day 1"]', '["पहला दिन"]', '["Driver"]', '["ड्राइवर"]');


--
-- Data for Name: paper_numbers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.paper_numbers VALUES ('invoice', '2026-27', 2);
INSERT INTO public.paper_numbers VALUES ('receipt', '2026-27', 13);


--
-- Data for Name: papers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.papers VALUES ('01a20092-f64f-7683-b248-28ffb1b83118', '01a20092-f5aa-7490-93fd-30e10f7955d8', '01a20092-f571-7350-802d-d054069f83a5', 'receipt', 'TR/26-27/000001', '2026-11-21', 500000, '{"day": "2026-11-21", "utr": "500000000001", "lines": [{"what": {"en": "Package 8", "hi": "पैकेज"}, "parts": {"gst": 76271, "exempt": 0, "taxable": 423729}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000001", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Verified", "email": "devotee7@example.com", "phone": "+915550000007", "address": null}, "reference": "TTNGH4CX", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20092-fd04-71e4-a362-99235d9ba5af', '01a20092-fb81-7249-a8c6-0aec5ff6ff10', '01a20092-fb4e-76bb-a999-56025a9095fa', 'receipt', 'TR/26-27/000002', '2026-11-21', 500000, '{"day": "2026-11-21", "utr": "500000000003", "lines": [{"what": {"en": "Package 12", "hi": "पैकेज"}, "parts": {"gst": 76271, "exempt": 0, "taxable": 423729}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000002", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Paid up", "email": "devotee11@example.com", "phone": "+915550000011", "address": null}, "reference": "3QQXHP7F", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20092-fe27-737a-9b0a-859394d0ae5c', '01a20092-fb81-7249-a8c6-0aec5ff6ff10', '01a20092-fd5c-7433-becd-1a9a4e0e80f3', 'receipt', 'TR/26-27/000003', '2026-11-21', 208000, '{"day": "2026-11-21", "utr": "500000000004", "lines": [{"what": {"en": "Package 12", "hi": "पैकेज"}, "parts": {"gst": 31729, "exempt": 0, "taxable": 176271}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000003", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Paid up", "email": "devotee11@example.com", "phone": "+915550000011", "address": null}, "reference": "3QQXHP7F", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20092-fe41-75b6-9187-6b7efc3bb51d', '01a20092-fb81-7249-a8c6-0aec5ff6ff10', NULL, 'invoice', 'TI/26-27/000001', '2026-11-21', 708000, '{"day": "2026-11-21", "lines": [{"sac": "998555", "tax": {"gst": 108000, "percent": 18}, "what": {"en": "Package 12", "hi": "पैकेज"}, "value": 600000, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "serial": "TI/26-27/000001", "advances": [{"day": "2026-11-21", "amount": 500000, "serial": "TR/26-27/000002"}, {"day": "2026-11-21", "amount": 208000, "serial": "TR/26-27/000003"}], "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Paid up", "email": "devotee11@example.com", "phone": "+915550000011", "address": null}, "reference": "3QQXHP7F", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20092-fef3-7087-8e68-11e8eee8fd5b', '01a20092-feaf-7645-849f-e25957144217', '01a20092-fe9f-73f6-bb92-5b23966054b7', 'receipt', 'TR/26-27/000004', '2026-11-21', 500000, '{"day": "2026-11-21", "utr": "500000000005", "lines": [{"what": {"en": "Package 14", "hi": "पैकेज"}, "parts": {"gst": 76271, "exempt": 0, "taxable": 423729}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000004", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Balance asked", "email": "devotee13@example.com", "phone": "+915550000013", "address": null}, "reference": "G6TQG3J6", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20093-00f5-777a-98d7-23bcbf10d968', '01a20093-00af-71c4-a4d7-1882d90eb252', '01a20093-00a6-76d5-87cf-d5ce57d5c99e', 'receipt', 'TR/26-27/000005', '2026-11-21', 500000, '{"day": "2026-11-21", "utr": "500000000007", "lines": [{"what": {"en": "Package 18", "hi": "पैकेज"}, "parts": {"gst": 76271, "exempt": 0, "taxable": 423729}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000005", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Cancelled found", "email": "devotee17@example.com", "phone": "+915550000017", "address": null}, "reference": "Q63KTPKT", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20093-048c-7721-b540-331cd10aef91', '01a20093-033e-70ba-8a0e-fdce76eb68f7', '01a20093-02eb-7254-a4c7-4135bdfb6a16', 'receipt', 'TR/26-27/000006', '2026-11-21', 500000, '{"day": "2026-11-21", "utr": "500000000008", "lines": [{"what": {"en": "Package 20", "hi": "पैकेज"}, "parts": {"gst": 76271, "exempt": 0, "taxable": 423729}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000006", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Cancelled refunded", "email": "devotee19@example.com", "phone": "+915550000019", "address": null}, "reference": "PPGCTDG7", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20093-0723-7349-852d-c2c1d9d42701', '01a20093-0698-779b-916c-2b28a03fd799', '01a20093-0678-7798-b725-3a6c2aef5b14', 'receipt', 'TR/26-27/000007', '2026-11-21', 500000, '{"day": "2026-11-21", "utr": "500000000009", "lines": [{"what": {"en": "Package 22", "hi": "पैकेज"}, "parts": {"gst": 76271, "exempt": 0, "taxable": 423729}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000007", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Cancelled with a claim", "email": "devotee21@example.com", "phone": "+915550000021", "address": null}, "reference": "6P4D366P", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20093-0805-7097-b591-126755ced580', '01a20093-07c4-755f-af16-0cb9260f5f1d', '01a20093-07bc-7328-b41b-d82fc4e12b29', 'receipt', 'TR/26-27/000008', '2026-11-21', 500000, '{"day": "2026-11-21", "utr": "500000000011", "lines": [{"what": {"en": "Package 24", "hi": "पैकेज"}, "parts": {"gst": 76271, "exempt": 0, "taxable": 423729}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000008", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Cancelled, found later", "email": "devotee23@example.com", "phone": "+915550000023", "address": null}, "reference": "DTQXWJDF", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20093-08f7-7146-9911-f8b6f91d7289', '01a20093-07c4-755f-af16-0cb9260f5f1d', '01a20093-0826-75cb-ad96-f62af22f4605', 'receipt', 'TR/26-27/000009', '2026-11-21', 208000, '{"day": "2026-11-21", "utr": "500000000012", "lines": [{"what": {"en": "Package 24", "hi": "पैकेज"}, "parts": {"gst": 31729, "exempt": 0, "taxable": 176271}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000009", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Cancelled, found later", "email": "devotee23@example.com", "phone": "+915550000023", "address": null}, "reference": "DTQXWJDF", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20093-0c1c-772a-a5a0-7f70dc729a46', '01a20093-0c00-72d0-bae1-d35bc32bd729', '01a20093-0bfd-776a-8aa6-fcafae95d562', 'receipt', 'TR/26-27/000010', '2026-11-21', 500000, '{"day": "2026-11-21", "utr": "500000000013", "lines": [{"what": {"en": "Package 26", "hi": "पैकेज"}, "parts": {"gst": 76271, "exempt": 0, "taxable": 423729}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000010", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Cancelled by operator", "email": "devotee25@example.com", "phone": "+915550000025", "address": null}, "reference": "DQX4HRCX", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20093-1026-706b-91b8-5563516ff947', '01a20093-0e8e-71cf-8b48-dd6bea69c621', '01a20093-0e76-77da-b599-1c8c26643586', 'receipt', 'TR/26-27/000011', '2026-11-21', 500000, '{"day": "2026-11-21", "utr": "500000000014", "lines": [{"what": {"en": "Package 28", "hi": "पैकेज"}, "parts": {"gst": 76271, "exempt": 0, "taxable": 423729}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000011", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Receipt of another amount", "email": "devotee27@example.com", "phone": "+915550000027", "address": null}, "reference": "PC9WRWM3", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20093-12f5-77ab-8ca0-c6eee883af70', '01a20093-1275-7282-86e3-6a2a6759496d', '01a20093-1265-71aa-bab4-70fec87d7268', 'receipt', 'TR/26-27/000012', '2026-11-21', 708000, '{"day": "2026-11-21", "utr": "500000000015", "lines": [{"what": {"en": "Package 30", "hi": "पैकेज"}, "parts": {"gst": 108000, "exempt": 0, "taxable": 600000}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000012", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Receipt of a rejected payment", "email": "devotee29@example.com", "phone": "+915550000029", "address": null}, "reference": "RMDCCCDN", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20093-131e-7338-8af2-541550b48bc3', '01a20093-1275-7282-86e3-6a2a6759496d', NULL, 'invoice', 'TI/26-27/000002', '2026-11-21', 708000, '{"day": "2026-11-21", "lines": [{"sac": "998555", "tax": {"gst": 108000, "percent": 18}, "what": {"en": "Package 30", "hi": "पैकेज"}, "value": 600000, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "serial": "TI/26-27/000002", "advances": [{"day": "2026-11-21", "amount": 708000, "serial": "TR/26-27/000012"}], "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Receipt of a rejected payment", "email": "devotee29@example.com", "phone": "+915550000029", "address": null}, "reference": "RMDCCCDN", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');
INSERT INTO public.papers VALUES ('01a20093-1864-7366-8da1-7f7499605448', '01a20093-17aa-74e9-a425-4b8c779ec40a', '01a20093-179f-7093-831c-a9baef5313b4', 'receipt', 'TR/26-27/000013', '2026-11-21', 405498, '{"day": "2026-11-21", "utr": "500000000017", "lines": [{"what": {"en": "Package 34", "hi": "पैकेज"}, "parts": {"gst": 61856, "exempt": 0, "taxable": 343642}, "lastDay": "2026-12-11", "firstDay": "2026-12-11"}], "paidOn": "2026-11-21", "serial": "TR/26-27/000013", "percent": 18, "supplier": {"care": {"email": "care@example.com", "phone": "+91 55500 00108"}, "name": "Tirtha Demo Travels (not a real firm)", "gstin": "09DEMOX0000X0Z0", "state": "09", "address": ["House 0, Example Lane", "Sample Mohalla", "Varanasi 221000"]}, "recipient": {"name": "Two of one payment", "email": "devotee33@example.com", "phone": "+915550000033", "address": null}, "reference": "7RK9GT7J", "placeOfSupply": "09"}', '2026-11-21 04:30:00+00');


--
-- Data for Name: payment_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payment_lines VALUES ('01a20092-ee96-711a-b3e5-e117e30bfc3b', 0, '01a20092-ed7e-7659-8644-31685dae573c', 2, '2026-12-06', '{"id": "01a20092-ebc0-76a5-86ad-0a84a3788127", "city": "Varanasi", "name": "Package 3", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20092-f282-7312-9013-f66f771b9196', 0, '01a20092-f186-74c3-b555-4b6e0d47007e', 0, '2026-12-06', NULL, '[{"date": "2026-12-06", "pooja": {"id": "01a20092-f0e2-7654-b401-26d684388bce", "city": "Varanasi", "cost": 110000, "name": "Pooja 4", "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पूजा", "stateHindi": "उत्तर प्रदेश"}}]');
INSERT INTO public.payment_lines VALUES ('01a20092-f398-723a-b360-d7d6c1f768a2', 0, '01a20092-f2ce-73ad-b6b5-1f83de5493b9', 4, '2026-12-11', '{"id": "01a20092-f2c1-7351-9e9b-ab3fcbab4cb6", "city": "Varanasi", "name": "Package 6", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20092-f571-7350-802d-d054069f83a5', 0, '01a20092-f51e-74d4-b197-14fba707e796', 4, '2026-12-11', '{"id": "01a20092-f4ef-74ea-9553-9ed5bae48df0", "city": "Varanasi", "name": "Package 8", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20092-f938-7002-9f31-15643523ed3c', 0, '01a20092-f83b-77bc-b40d-16585ddaca54', 4, '2026-12-11', '{"id": "01a20092-f666-7729-b7d6-5bd2530a3b9b", "city": "Varanasi", "name": "Package 10", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20092-fb4e-76bb-a999-56025a9095fa', 0, '01a20092-fab1-7082-a8e4-4b688ac34a83', 4, '2026-12-11', '{"id": "01a20092-faa2-7732-b906-d4c9f2ad377e", "city": "Varanasi", "name": "Package 12", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20092-fe9f-73f6-bb92-5b23966054b7', 0, '01a20092-fe6f-7107-8bf3-bdf1c3c69b13', 4, '2026-12-11', '{"id": "01a20092-fe63-75bc-ac78-7873e846b067", "city": "Varanasi", "name": "Package 14", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20092-ff71-767c-8551-396509a48357', 0, '01a20092-ff2c-7264-8b6b-d21be50b3004', 4, '2026-12-11', '{"id": "01a20092-ff14-7652-8c69-bd13bd7fb679", "city": "Varanasi", "name": "Package 16", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20093-00a6-76d5-87cf-d5ce57d5c99e', 0, '01a20093-0078-74a2-9ef6-fb5a6e98752a', 4, '2026-12-11', '{"id": "01a20093-006b-7176-98e8-9f31a8b28cc1", "city": "Varanasi", "name": "Package 18", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20093-02eb-7254-a4c7-4135bdfb6a16', 0, '01a20093-0167-77f2-bfb6-6607031cede9', 4, '2026-12-11', '{"id": "01a20093-0162-776c-93b8-63800a4c2765", "city": "Varanasi", "name": "Package 20", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20093-0678-7798-b725-3a6c2aef5b14', 0, '01a20093-0620-72ac-904f-3c7f2bb7d07c', 4, '2026-12-11', '{"id": "01a20093-0612-7123-84d6-838dffa4d3d1", "city": "Varanasi", "name": "Package 22", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20093-07bc-7328-b41b-d82fc4e12b29', 0, '01a20093-07a4-7539-b788-f0d408d793ff', 4, '2026-12-11', '{"id": "01a20093-0799-700c-ac51-a2735e36618d", "city": "Varanasi", "name": "Package 24", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20093-0bfd-776a-8aa6-fcafae95d562', 0, '01a20093-095a-7390-9cc5-c57bcfa06652', 4, '2026-12-11', '{"id": "01a20093-0928-7056-b2a3-7f1f8553d2fe", "city": "Varanasi", "name": "Package 26", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20093-0e76-77da-b599-1c8c26643586', 0, '01a20093-0e45-735a-8a32-6dddc96725fa', 4, '2026-12-11', '{"id": "01a20093-0e3a-70e7-81de-40e8c49415e5", "city": "Varanasi", "name": "Package 28", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20093-1265-71aa-bab4-70fec87d7268', 0, '01a20093-119f-7788-9f95-cd09097ff1f2', 4, '2026-12-11', '{"id": "01a20093-118a-7374-b736-2c78bc348759", "city": "Varanasi", "name": "Package 30", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20093-15a2-7304-aa67-1dbb0d8aec7a', 0, '01a20093-14ef-754a-856f-02400d9c17ac', 4, '2026-12-11', '{"id": "01a20093-14db-746e-b18f-b42f68453da9", "city": "Varanasi", "name": "Package 32", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20093-179f-7093-831c-a9baef5313b4', 0, '01a20093-1655-73e8-9c10-a81b6ad2e2af', 2, '2026-12-11', '{"id": "01a20093-164e-7707-8dc5-577c7a78deca", "city": "Varanasi", "name": "Package 34", "price": 400000, "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पैकेज", "stateHindi": "उत्तर प्रदेश", "additionalPerson": 100000}', '[]');
INSERT INTO public.payment_lines VALUES ('01a20093-179f-7093-831c-a9baef5313b4', 1, '01a20093-1706-7763-b18e-bbb675fade55', 0, '2026-12-11', NULL, '[{"date": "2026-12-11", "pooja": {"id": "01a20093-16f1-7539-ad3a-6b18f4852653", "city": "Varanasi", "cost": 110000, "name": "Pooja 35", "state": "Uttar Pradesh", "cityHindi": "वाराणसी", "nameHindi": "पूजा", "stateHindi": "उत्तर प्रदेश"}}]');


--
-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payments VALUES ('01a20092-ee96-711a-b3e5-e117e30bfc3b', '01a20092-eb1c-73b8-a1d4-1a4a98b40bd2', 'NTFFWWRR', 400000, 72000, 472000, 472000, NULL, NULL, NULL, '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, '6dfe1641df871d7438c7c4b0750af7b1ced8089a87314b71e9dea903683a4b4a', NULL, NULL, NULL, 18, NULL, NULL, NULL, NULL);
INSERT INTO public.payments VALUES ('01a20092-f282-7312-9013-f66f771b9196', '01a20092-eb1c-73b8-a1d4-1a4a98b40bd2', 'GDFDW3T3', 110000, 0, 110000, 110000, NULL, NULL, NULL, '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 2, '14f3b53b480b742feebaa7ade056eb25b4ee9df861dd51b0ec167e80a33c6660', '2026-11-21 04:30:00+00', NULL, NULL, 18, NULL, NULL, NULL, NULL);
INSERT INTO public.payments VALUES ('01a20092-f398-723a-b360-d7d6c1f768a2', '01a20092-f2b5-72bc-8a9c-09a411207baf', 'W7FF463D', 600000, 108000, 708000, 500000, 500000, '500000000000', '500000000000', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, '6caffcae551fb05e281bc0d9757d5c2e9d7b275f754ad67f8f915779106c603c', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, NULL);
INSERT INTO public.payments VALUES ('01a20092-f571-7350-802d-d054069f83a5', '01a20092-f4d3-7523-acf6-e16751e45c34', 'TTNGH4CX', 600000, 108000, 708000, 500000, 500000, '500000000001', '500000000001', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, 'ac2e2d8a4e6dbd6a1a7e5eb90b8c3b28cbcf44151035d1496932c2cf02e20e46', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.payments VALUES ('01a20092-f938-7002-9f31-15643523ed3c', '01a20092-f663-70c0-8252-b1551d1756d1', '7PD3NTQX', 600000, 108000, 708000, 500000, 500000, '500000000002', NULL, '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, '4d0ce25ebc4de88e17f6ad998204f56e22fe830af0a40e57034f2db349acf951', NULL, '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 18, NULL, 'OTHER', 'Two digits are swapped', NULL);
INSERT INTO public.payments VALUES ('01a20092-fb4e-76bb-a999-56025a9095fa', '01a20092-faa0-7744-b3fa-a8f765d2161a', '3QQXHP7F', 600000, 108000, 708000, 500000, 500000, '500000000003', '500000000003', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, 'bd1865f9ad690f55c6e40e70564c63da776367b86f261967ff85bf16e6fdd93c', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.payments VALUES ('01a20092-fd5c-7433-becd-1a9a4e0e80f3', '01a20092-faa0-7744-b3fa-a8f765d2161a', 'KTQJ3JC6', 208000, 0, 208000, 208000, 208000, '500000000004', '500000000004', '2026-11-21 04:30:00+00', '2026-12-11 18:30:00+00', 0, 'balance of 01a20092-fb81-7249-a8c6-0aec5ff6ff10', NULL, '2026-11-21 04:30:00+00', NULL, 0, '01a20092-fb81-7249-a8c6-0aec5ff6ff10', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.payments VALUES ('01a20092-fe9f-73f6-bb92-5b23966054b7', '01a20092-fe5b-77e5-ae06-967e95b8e99a', 'G6TQG3J6', 600000, 108000, 708000, 500000, 500000, '500000000005', '500000000005', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, 'aa88e7a593e02f7527dc270825c2bf6ee3ac0af38f2fe25d724507b8ded2fb21', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.payments VALUES ('01a20092-ff0e-72bc-9c5d-69a42cd91d90', '01a20092-fe5b-77e5-ae06-967e95b8e99a', 'JJWPDMJF', 208000, 0, 208000, 208000, NULL, NULL, NULL, '2026-11-21 04:30:00+00', '2026-12-11 18:30:00+00', 0, 'balance of 01a20092-feaf-7645-849f-e25957144217', NULL, NULL, NULL, 0, '01a20092-feaf-7645-849f-e25957144217', NULL, NULL, NULL);
INSERT INTO public.payments VALUES ('01a20092-ff71-767c-8551-396509a48357', '01a20092-ff10-76b0-8a4b-5f496ef6a800', 'CGNMWNCH', 600000, 108000, 708000, 500000, 500000, '500000000006', '500000000006', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, '777ee633cf5459f29036459744416b1f65426728eb4fc2301cf2df224a2bd32a', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, NULL);
INSERT INTO public.payments VALUES ('01a20093-00a6-76d5-87cf-d5ce57d5c99e', '01a20093-0069-71b2-9d95-534d9d44a3cc', 'Q63KTPKT', 600000, 108000, 708000, 500000, 500000, '500000000007', '500000000007', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, '60afdb8a9878de984b513bc39e59fdcb91968f575b6ec3c1ec096a67f3ef1544', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.payments VALUES ('01a20093-02eb-7254-a4c7-4135bdfb6a16', '01a20093-0161-7157-85ba-0213e1c0a688', 'PPGCTDG7', 600000, 108000, 708000, 500000, 500000, '500000000008', '500000000008', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, 'e1efbca20cec7c8d066dbe56ebb3dea614729cfc260b3164a75512ad016541c2', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.payments VALUES ('01a20093-0678-7798-b725-3a6c2aef5b14', '01a20093-060b-773f-83a3-64bdb1e5a569', '6P4D366P', 600000, 108000, 708000, 500000, 500000, '500000000009', '500000000009', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, 'df70722ff38a66b47e199fcbe895d54335784cb93964d8a02ceae2599949fafd', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.payments VALUES ('01a20093-0738-7211-bc04-15ff74fe851c', '01a20093-060b-773f-83a3-64bdb1e5a569', '6QRRPGWK', 208000, 0, 208000, 208000, 208000, '500000000010', '500000000010', '2026-11-21 04:30:00+00', '2026-12-11 18:30:00+00', 0, 'balance of 01a20093-0698-779b-916c-2b28a03fd799', NULL, '2026-11-21 04:30:00+00', NULL, 0, '01a20093-0698-779b-916c-2b28a03fd799', NULL, NULL, NULL);
INSERT INTO public.payments VALUES ('01a20093-07bc-7328-b41b-d82fc4e12b29', '01a20093-0796-735d-bac0-ef72d2ada967', 'DTQXWJDF', 600000, 108000, 708000, 500000, 500000, '500000000011', '500000000011', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, '103811cbe8f3bffda7a9feb13af35790bfa0fab6ec50ac59a9a153f875d13850', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.payments VALUES ('01a20093-0826-75cb-ad96-f62af22f4605', '01a20093-0796-735d-bac0-ef72d2ada967', 'CP67MW6P', 208000, 0, 208000, 208000, 208000, '500000000012', '500000000012', '2026-11-21 04:30:00+00', '2026-12-11 18:30:00+00', 0, 'balance of 01a20093-07c4-755f-af16-0cb9260f5f1d', NULL, '2026-11-21 04:30:00+00', NULL, 0, '01a20093-07c4-755f-af16-0cb9260f5f1d', NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.payments VALUES ('01a20093-0bfd-776a-8aa6-fcafae95d562', '01a20093-0927-7238-9e18-1b8f9a1c2f8a', 'DQX4HRCX', 600000, 108000, 708000, 500000, 500000, '500000000013', '500000000013', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, '684458dc63acc714bbca94e85a05bdcb0d0be4288040e52521486f2190ed75b9', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.payments VALUES ('01a20093-179f-7093-831c-a9baef5313b4', '01a20093-164d-7563-98c4-6b2772758904', '7RK9GT7J', 510000, 72000, 582000, 500000, 500000, '500000000017', '500000000017', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, '8ed286830d456dff22836390950dd9a7246131c9ee42cf69b28964c4f85afc97', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, NULL);
INSERT INTO public.payments VALUES ('01a20093-0e76-77da-b599-1c8c26643586', '01a20093-0da7-762c-8c42-acfdd987f883', 'PC9WRWM3', 600000, 108000, 708000, 500000, 500000, '500000000014', '500000000014', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, '59f8ce65f2f8da6754ca28c5099a4ec56b91695d9dd314b0b972147cdfa46410', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, '2026-11-21 04:30:00+00');
INSERT INTO public.payments VALUES ('01a20093-1265-71aa-bab4-70fec87d7268', '01a20093-1184-70ab-bfaf-d30bd06cedfa', 'RMDCCCDN', 600000, 108000, 708000, 500000, 500000, '500000000015', NULL, '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, 'fa2189fb564c479b1217387f74eb398311ef5bb66402a7f45ebc4a1a2e8a7aeb', NULL, '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 18, NULL, 'NOT_FOUND', NULL, NULL);
INSERT INTO public.payments VALUES ('01a20093-15a2-7304-aa67-1dbb0d8aec7a', '01a20093-1417-7199-bc89-df55a32bd4a1', 'HPF93XX6', 600000, 108000, 708000, 500000, 500000, '500000000016', '500000000016', '2026-11-21 04:30:00+00', '2026-11-22 04:30:00+00', 1, '1d493841a71106b60cbd3f69099ac5418db9b5f71193b39e8b1913d7b5e8ffcd', NULL, '2026-11-21 04:30:00+00', NULL, 18, NULL, NULL, NULL, NULL);


--
-- Data for Name: poojas; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.poojas VALUES ('01a20092-f0e2-7654-b401-26d684388bce', 'Pooja 4', 'पूजा', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 110000, 'What is done', 'विधि');
INSERT INTO public.poojas VALUES ('01a20093-16f1-7539-ad3a-6b18f4852653', 'Pooja 35', 'पूजा', 'Varanasi', 'वाराणसी', 'Uttar Pradesh', 'उत्तर प्रदेश', 110000, 'What is done', 'विधि');


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: refunds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.refunds VALUES ('01a20093-0120-7769-ba21-fe1cbf76c862', '01a20093-00af-71c4-a4d7-1882d90eb252', 'R4PR67XXG', 450000, '2026-11-21 04:30:00+00', NULL, NULL);
INSERT INTO public.refunds VALUES ('01a20093-0531-77e5-bc63-9a22c1a4e6ff', '01a20093-033e-70ba-8a0e-fdce76eb68f7', 'RX7DQHTTK', 450000, '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'N326261234567890');
INSERT INTO public.refunds VALUES ('01a20093-076d-736c-a6e2-ee0aacf3235e', '01a20093-0698-779b-916c-2b28a03fd799', 'RWQQQFGC4', 429200, '2026-11-21 04:30:00+00', NULL, NULL);
INSERT INTO public.refunds VALUES ('01a20093-086e-727d-a2f5-4cd6365d3bff', '01a20093-07c4-755f-af16-0cb9260f5f1d', 'RD4QPFTDT', 429200, '2026-11-21 04:30:00+00', NULL, NULL);
INSERT INTO public.refunds VALUES ('01a20093-08fd-70a4-9f58-821f163a243a', '01a20093-07c4-755f-af16-0cb9260f5f1d', 'RXK6JHTHC', 208000, '2026-11-21 04:30:00+00', NULL, NULL);
INSERT INTO public.refunds VALUES ('01a20093-0c2c-76c1-8907-4c53b37a6f99', '01a20093-0c00-72d0-bae1-d35bc32bd729', 'RX93NWDNR', 500000, '2026-11-21 04:30:00+00', NULL, NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('a7b042be36f452e925f7aabfca75cef6c37a12b38d4e12ce2850055ea5449ec9', '01a20092-e69e-7550-8a79-ed44d4866079', '2026-11-21 04:30:00+00', '2026-11-21 16:30:00+00', '01a20092-eaa2-76f6-b9b1-94a3a4fef3de', NULL);
INSERT INTO public.sessions VALUES ('9ba3df6f8102afa46add885d8c0e4b1b5e4d84dbd5a39469f37483d1fb7e4b51', '01a20092-eb1c-73b8-a1d4-1a4a98b40bd2', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20092-eba7-7404-ab4a-4fba46e3826b', NULL);
INSERT INTO public.sessions VALUES ('8e05d1c7eb81830d604fb57d590ed485313a287a0eba27910970e3df67088bcd', '01a20092-f2b5-72bc-8a9c-09a411207baf', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20092-f2ba-70f9-95fc-aa80667787e0', NULL);
INSERT INTO public.sessions VALUES ('1b8f83dc64f3ab6714bfe97b5e535eaff8bbf7b89bc0878752b12c50f7f8d520', '01a20092-f4d3-7523-acf6-e16751e45c34', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20092-f4ee-736f-bc15-a64109326485', NULL);
INSERT INTO public.sessions VALUES ('c6537be4c252cb90a540b50c4cf8317468a1845b165895190ff27547fe1cc2d5', '01a20092-f663-70c0-8252-b1551d1756d1', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20092-f664-7432-8fd2-12c0930e564d', NULL);
INSERT INTO public.sessions VALUES ('6329940a4625d678e8b714188ec95a190296df68ffcbbb2dbeee9c6c428e9581', '01a20092-faa0-7744-b3fa-a8f765d2161a', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20092-faa1-7182-bead-6dda5740f671', NULL);
INSERT INTO public.sessions VALUES ('e1192860474efc56658b4bf0b9b8a2b56b30cdb2bdc09b9ea872cb18a690a13d', '01a20092-fe5b-77e5-ae06-967e95b8e99a', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20092-fe62-7579-a62e-90fb8abfb157', NULL);
INSERT INTO public.sessions VALUES ('3de71b41d903e3f263fd1108d682100ed151d5b15fd3303cc1540e4b12d359db', '01a20092-ff10-76b0-8a4b-5f496ef6a800', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20092-ff13-766f-847e-a604a30f2047', NULL);
INSERT INTO public.sessions VALUES ('da2f3fcf3d8486666be51370991c7fb91a60649d7ab9fc75aff0f18e8436cb5a', '01a20093-0069-71b2-9d95-534d9d44a3cc', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20093-006a-73ea-a42c-c706616d62dd', NULL);
INSERT INTO public.sessions VALUES ('5e795a42d27bf41943480e969415900108029dd3c46c82f976a2eccb6b6acb2c', '01a20093-0161-7157-85ba-0213e1c0a688', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20093-0162-776c-93b8-5c71a4323767', NULL);
INSERT INTO public.sessions VALUES ('c097f558d9f466d3da8ffd5fc052be67fd677c0757fac0997c4c149a71e704b1', '01a20093-060b-773f-83a3-64bdb1e5a569', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20093-060c-7285-96a2-6bb2e27e62cb', NULL);
INSERT INTO public.sessions VALUES ('7cb470422fcbdf8b105eb9cff1faf57dec90c3124344b4817fbd0fd3510fb98e', '01a20093-0796-735d-bac0-ef72d2ada967', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20093-0798-76bd-945c-510669e560a6', NULL);
INSERT INTO public.sessions VALUES ('93dff960536c42627a36f277baaa97093ed876e61bf38214cec9770ad9405b9a', '01a20093-0927-7238-9e18-1b8f9a1c2f8a', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20093-0927-7238-9e18-1c8a45c84b6f', NULL);
INSERT INTO public.sessions VALUES ('188ea6ad698a2e987dffb2146976c44edc280119e285cc0d920c3c2260c4afee', '01a20093-0da7-762c-8c42-acfdd987f883', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20093-0e30-7145-8404-8221e43b6a74', NULL);
INSERT INTO public.sessions VALUES ('e585b8d1e32e1be9598b010988b0b053c2166775f0229e587ebc0355a694b36d', '01a20093-1184-70ab-bfaf-d30bd06cedfa', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20093-118a-7374-b736-2b28d5e4791f', NULL);
INSERT INTO public.sessions VALUES ('c257cf29dd201517351ebb76fdaf5d83fec01c7468a577ddd1c9ac1f6296dd17', '01a20093-1417-7199-bc89-df55a32bd4a1', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20093-14c0-7032-bd78-4608f20d7f5d', NULL);
INSERT INTO public.sessions VALUES ('054b2f8acc3b35b170856b629876946ce5e50bb6b6cb322c1b411f5f653c69cb', '01a20093-164d-7563-98c4-6b2772758904', '2026-11-21 04:30:00+00', '2026-11-28 04:30:00+00', '01a20093-164e-7707-8dc5-52ae22c9028e', NULL);


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: share_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('01a20092-e69e-7550-8a79-ed44d4866079', 'Devotee 1', 'devotee1@example.com', 'devotee1@example.com', '+915550000001', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'ADMIN', 'en', '2026-11-22 00:05:58.046+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20092-eb1c-73b8-a1d4-1a4a98b40bd2', 'Quote', 'devotee2@example.com', 'devotee2@example.com', '+915550000002', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:05:58.172+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20092-f2b5-72bc-8a9c-09a411207baf', 'Submitted', 'devotee5@example.com', 'devotee5@example.com', '+915550000005', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:00.121+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20092-f4d3-7523-acf6-e16751e45c34', 'Verified', 'devotee7@example.com', 'devotee7@example.com', '+915550000007', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:00.659+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20092-f663-70c0-8252-b1551d1756d1', 'Rejected', 'devotee9@example.com', 'devotee9@example.com', '+915550000009', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:01.059+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20092-faa0-7744-b3fa-a8f765d2161a', 'Paid up', 'devotee11@example.com', 'devotee11@example.com', '+915550000011', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:02.144+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20092-fe5b-77e5-ae06-967e95b8e99a', 'Balance asked', 'devotee13@example.com', 'devotee13@example.com', '+915550000013', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:03.099+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20092-ff10-76b0-8a4b-5f496ef6a800', 'Cancelled unverified', 'devotee15@example.com', 'devotee15@example.com', '+915550000015', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:03.28+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20093-0069-71b2-9d95-534d9d44a3cc', 'Cancelled found', 'devotee17@example.com', 'devotee17@example.com', '+915550000017', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:03.625+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20093-0161-7157-85ba-0213e1c0a688', 'Cancelled refunded', 'devotee19@example.com', 'devotee19@example.com', '+915550000019', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:03.873+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20093-060b-773f-83a3-64bdb1e5a569', 'Cancelled with a claim', 'devotee21@example.com', 'devotee21@example.com', '+915550000021', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:05.067+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20093-0796-735d-bac0-ef72d2ada967', 'Cancelled, found later', 'devotee23@example.com', 'devotee23@example.com', '+915550000023', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:05.462+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20093-0927-7238-9e18-1b8f9a1c2f8a', 'Cancelled by operator', 'devotee25@example.com', 'devotee25@example.com', '+915550000025', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:05.863+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20093-0da7-762c-8c42-acfdd987f883', 'Receipt of another amount', 'devotee27@example.com', 'devotee27@example.com', '+915550000027', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:07.049+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20093-1184-70ab-bfaf-d30bd06cedfa', 'Receipt of a rejected payment', 'devotee29@example.com', 'devotee29@example.com', '+915550000029', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:08.004+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20093-1417-7199-bc89-df55a32bd4a1', 'Date changed', 'devotee31@example.com', 'devotee31@example.com', '+915550000031', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:08.68+00', NULL, NULL);
INSERT INTO public.users VALUES ('01a20093-164d-7563-98c4-6b2772758904', 'Two of one payment', 'devotee33@example.com', 'devotee33@example.com', '+915550000033', '$argon2id$v=19$m=19456,t=2,p=1$KStP9W11wYEP1J0crkk4hg$pBzbwdRQ0wiPBdZicW4L88Ox5JcEosh2HlxWlEfpQ9Y', 'USER', 'en', '2026-11-22 00:06:09.229+00', NULL, NULL);


--
-- Name: audit audit_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);


--
-- Name: bookings bookings_cart_entry_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_cart_entry_id_key UNIQUE (cart_entry_id);


--
-- Name: bookings bookings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);


--
-- Name: cart_entries cart_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_entries
    ADD CONSTRAINT cart_entries_pkey PRIMARY KEY (id);


--
-- Name: cart_poojas cart_poojas_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_poojas
    ADD CONSTRAINT cart_poojas_pkey PRIMARY KEY (id);


--
-- Name: feedback feedback_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: ledger ledger_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger
    ADD CONSTRAINT ledger_pkey PRIMARY KEY (id);


--
-- Name: one_time_codes one_time_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_pkey PRIMARY KEY (user_id);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: packages packages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.packages
    ADD CONSTRAINT packages_pkey PRIMARY KEY (id);


--
-- Name: paper_numbers paper_numbers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.paper_numbers
    ADD CONSTRAINT paper_numbers_pkey PRIMARY KEY (series, year);


--
-- Name: papers papers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.papers
    ADD CONSTRAINT papers_pkey PRIMARY KEY (id);


--
-- Name: papers papers_serial_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.papers
    ADD CONSTRAINT papers_serial_key UNIQUE (serial);


--
-- Name: payment_lines payment_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_lines
    ADD CONSTRAINT payment_lines_pkey PRIMARY KEY (payment_id, "position");


--
-- Name: payments payments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);


--
-- Name: payments payments_reference_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_reference_key UNIQUE (reference);


--
-- Name: payments payments_utr_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_utr_key_key UNIQUE (utr_key);


--
-- Name: poojas poojas_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.poojas
    ADD CONSTRAINT poojas_pkey PRIMARY KEY (id);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: refunds refunds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);


--
-- Name: refunds refunds_reference_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_reference_key UNIQUE (reference);


--
-- Name: sessions sessions_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_id_key UNIQUE (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: settings settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);


--
-- Name: share_links share_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.share_links
    ADD CONSTRAINT share_links_pkey PRIMARY KEY (token_hash);


--
-- Name: users users_email_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key_key UNIQUE (email_key);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: audit_by_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_by_subject ON public.audit USING btree (subject_id, id);


--
-- Name: bookings_by_making; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_by_making ON public.bookings USING btree (created_at);


--
-- Name: bookings_by_payment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_by_payment ON public.bookings USING btree (payment_id);


--
-- Name: bookings_by_start; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_by_start ON public.bookings USING btree (date_start);


--
-- Name: bookings_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_by_user ON public.bookings USING btree (user_id, id);


--
-- Name: cart_entries_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cart_entries_by_user ON public.cart_entries USING btree (user_id, id);


--
-- Name: cart_poojas_by_entry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cart_poojas_by_entry ON public.cart_poojas USING btree (cart_entry_id, id);


--
-- Name: ledger_by_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_by_booking ON public.ledger USING btree (booking_id, id);


--
-- Name: ledger_by_payment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_by_payment ON public.ledger USING btree (payment_id, id);


--
-- Name: open_quotes; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX open_quotes ON public.payments USING btree (user_id, asked) WHERE ((submitted_at IS NULL) AND (ended_at IS NULL) AND (booking_id IS NULL));


--
-- Name: outbox_by_recipient; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_by_recipient ON public.outbox USING btree (lower(recipient), kind, id);


--
-- Name: outbox_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_due ON public.outbox USING btree (due_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));


--
-- Name: packages_by_city; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX packages_by_city ON public.packages USING btree (lower(city), id);


--
-- Name: papers_by_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX papers_by_booking ON public.papers USING btree (booking_id, id);


--
-- Name: papers_one_invoice; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX papers_one_invoice ON public.papers USING btree (booking_id) WHERE (kind = 'invoice'::text);


--
-- Name: payment_lines_by_entry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_lines_by_entry ON public.payment_lines USING btree (cart_entry_id);


--
-- Name: payments_by_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_by_booking ON public.payments USING btree (booking_id) WHERE (booking_id IS NOT NULL);


--
-- Name: payments_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_by_user ON public.payments USING btree (user_id, id);


--
-- Name: poojas_by_city; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX poojas_by_city ON public.poojas USING btree (lower(city), id);


--
-- Name: rate_limits_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rate_limits_by_expiry ON public.rate_limits USING btree (expire);


--
-- Name: refunds_by_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refunds_by_booking ON public.refunds USING btree (booking_id);


--
-- Name: refunds_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refunds_waiting ON public.refunds USING btree (id) WHERE (sent_at IS NULL);


--
-- Name: sessions_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);


--
-- Name: sessions_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);


--
-- Name: share_links_by_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX share_links_by_booking ON public.share_links USING btree (booking_id);


--
-- Name: ledger ledger_only_grows; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ledger_only_grows BEFORE DELETE OR UPDATE ON public.ledger FOR EACH ROW EXECUTE FUNCTION public.refuse_change();


--
-- Name: users users_end_sessions; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER users_end_sessions AFTER UPDATE OF password_hash, role ON public.users FOR EACH ROW WHEN (((old.password_hash IS DISTINCT FROM new.password_hash) OR (old.role IS DISTINCT FROM new.role))) EXECUTE FUNCTION public.end_sessions();


--
-- Name: audit audit_actor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);


--
-- Name: bookings bookings_payment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);


--
-- Name: bookings bookings_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: cart_entries cart_entries_package_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_entries
    ADD CONSTRAINT cart_entries_package_id_fkey FOREIGN KEY (package_id) REFERENCES public.packages(id);


--
-- Name: cart_entries cart_entries_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_entries
    ADD CONSTRAINT cart_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: cart_poojas cart_poojas_cart_entry_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_poojas
    ADD CONSTRAINT cart_poojas_cart_entry_id_fkey FOREIGN KEY (cart_entry_id) REFERENCES public.cart_entries(id) ON DELETE CASCADE;


--
-- Name: cart_poojas cart_poojas_pooja_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cart_poojas
    ADD CONSTRAINT cart_poojas_pooja_id_fkey FOREIGN KEY (pooja_id) REFERENCES public.poojas(id);


--
-- Name: feedback feedback_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: ledger ledger_booking_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger
    ADD CONSTRAINT ledger_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: ledger ledger_payment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger
    ADD CONSTRAINT ledger_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);


--
-- Name: one_time_codes one_time_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: papers papers_booking_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.papers
    ADD CONSTRAINT papers_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: papers papers_payment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.papers
    ADD CONSTRAINT papers_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);


--
-- Name: payment_lines payment_lines_payment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_lines
    ADD CONSTRAINT payment_lines_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE CASCADE;


--
-- Name: payments payments_booking_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: payments payments_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: refunds refunds_booking_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: share_links share_links_booking_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.share_links
    ADD CONSTRAINT share_links_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- PostgreSQL database dump complete
--


