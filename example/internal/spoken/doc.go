// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package spoken keeps a file up to date with the semantics of a window: labels, descriptions and bounds.
// Tests that drive a program from outside read there what it shows.
package spoken
