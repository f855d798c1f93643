// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package gotorow is the field above the header that takes the number of a row to go to.
//
// target.go reads the typed text, gotorow.go goes to the row and field.go draws. The request in edit.State.Reveal
// turns pages and scrolls. It imports dataset, edit and ui, and no other feature.
package gotorow
