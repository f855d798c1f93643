// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package theme holds the colours, fonts and sizes of a grid: a Theme is a plain value,
// Light, Dark and HighContrast are complete ones, and a Density fills in the sizes that a
// Theme leaves at zero.
//
// The package knows no grid. It imports Gio's fonts and units only, and any package of
// gridui may import it.
package theme
