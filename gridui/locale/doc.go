// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package locale holds every text that a grid shows or announces: Texts is a plain value,
// Korean and English are complete ones, For chooses between them by a language tag, and
// Override lays a partial value over a complete one.
//
// The package knows no grid, and any package of gridui may import it.
package locale
