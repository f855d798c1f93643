// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package locale holds every text that a grid shows or announces: Texts is a plain value,
// Korean and English are complete ones, For chooses between them by a language tag, and
// Override lays a partial value over a complete one. Numbers are the signs of numbers that users
// write, which NumbersFor has for more languages.
//
// The package knows no grid, and any package of gridui may import it.
package locale
