import type { TSchema } from 'typebox'
import { AuditEntry } from '../admin/audit.ts'
import { Mail } from '../admin/mail.ts'
import { Notification } from '../admin/notifications.ts'
import { ColumnChoice, StoredPreferences } from '../admin/preferences.ts'
import { BusinessHours, Carrier, Settings, StageTargets } from '../admin/settings.ts'
import { StoppedEvent } from '../admin/stopped-events.ts'
import { PermissionMap } from '../auth/permissions.ts'
import { OpenSession } from '../auth/sessions.ts'
import { ProfileName } from '../access.ts'
import { PermissionName, Person, Profile, SessionUser } from '../auth/sign-in.ts'
import { User } from '../auth/users.ts'
import { PriceCodeKey } from '../catalogue/lists.ts'
import { Product, StoreStock } from '../catalogue/products.ts'
import { StockCount } from '../catalogue/counts.ts'
import { Transfer } from '../catalogue/transfers.ts'
import { Client, ClientPick } from '../clients/clients.ts'
import { AvailableCard, Card, Claim, DeliveredOrder } from '../dispatch/board.ts'
import { Attachment } from '../orders/files.ts'
import { PaymentMethod } from '../orders/lookups.ts'
import { NextStep, Order, OrderLine } from '../orders/order.ts'
import { OrderStateName, OrderTypeName } from '../orders/order-names.ts'
import { HistoryEntry } from '../orders/history.ts'
import { Payment } from '../orders/payment.ts'
import { Voucher } from '../orders/vouchers.ts'
import { ReturnCase } from '../returns/case.ts'
import { Problem } from '../problems.ts'
import { Day, Id, Instant, Pagination, Pesos } from '../shapes.ts'
import { View } from '../views/views.ts'

/**
 * Schemas that occur once in the OpenAPI document, under these names, wherever a call uses them. A schema used by
 * one call alone needs no name.
 */
export const SHARED_SCHEMAS = {
  Id,
  Pesos,
  Instant,
  Day,
  Pagination,
  Problem,
  Order,
  OrderLine,
  OrderStateName,
  OrderTypeName,
  NextStep,
  Payment,
  HistoryEntry,
  Attachment,
  PaymentMethod,
  Voucher,
  Card,
  AvailableCard,
  Claim,
  DeliveredOrder,
  Client,
  ClientPick,
  Product,
  StoreStock,
  PriceCodeKey,
  Transfer,
  StockCount,
  ReturnCase,
  User,
  SessionUser,
  OpenSession,
  Person,
  Profile,
  ProfileName,
  PermissionName,
  PermissionMap,
  Settings,
  StageTargets,
  BusinessHours,
  Carrier,
  AuditEntry,
  Mail,
  Notification,
  StoppedEvent,
  View,
  ColumnChoice,
  StoredPreferences,
} as const satisfies Record<string, TSchema>
