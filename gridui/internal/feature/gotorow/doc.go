// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package gotorow is the field above the header that takes the number of a row to go to.
//
// target.go reads what was typed, gotorow.go goes there and field.go draws. Turning pages and
// scrolling is what edit.State.Reveal asks for. It imports dataset, edit and ui, and no other
// feature.
package gotorow
