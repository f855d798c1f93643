// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package locale holds every text that a grid shows or announces. Korean and English return complete Texts, For
// chooses between them by a language tag, and Texts.Override sets some of the texts. Numbers defines the decimal and
// grouping signs of numbers that users type; NumbersFor returns them for many languages.
//
// The package does not depend on grids.
package locale
