// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package spoken writes the semantics of a window to a file: labels, descriptions and bounds. Tests that drive a
// program from outside read its content there.
package spoken
