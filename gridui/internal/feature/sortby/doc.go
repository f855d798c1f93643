// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sortby lets users order rows by values, magnitudes, a list of values, or the colours and icons of conditional
// formats.
//
// sortby.go holds the feature and changes the order, items.go makes the items of the header menu, card.go is the card in
// which users write a list, with its lines in lines.go and its places and drawing in paint.go. Package dataset sorts.
package sortby
