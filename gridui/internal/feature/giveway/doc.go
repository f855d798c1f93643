// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package giveway takes columns off a grid that is too narrow for them, and lists their values below rows.
//
// feature.go measures the least widths of the columns and decides which of them leave, order.go in which order, detail.go
// draws the values.
package giveway
