// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package ui holds the small widgets that features of a grid share: a button, a list of rows in a
// panel that a mouse, a finger and the keyboard pick from, a list of choices below a field, tooltips
// and messages, and a scroll offset in pixels.
//
// It draws with package draw and knows neither rows nor columns.
package ui
