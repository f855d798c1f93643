// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package zoom lets users zoom a grid by keys, by the wheel and by two fingers.
//
// feature.go sets the level, steps.go has the steps of keys and wheels. The core scales the metric of each frame by the
// level, and viewport.Zooming keeps the point that this package names in place.
package zoom
