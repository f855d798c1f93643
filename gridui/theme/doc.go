// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package theme defines the colours, fonts and sizes of a grid. A Theme is a plain value; Light, Dark and
// HighContrast return complete themes. A Density provides the sizes that a Theme leaves at zero.
//
// The package does not depend on grids. It imports only Gio's fonts and units.
package theme
