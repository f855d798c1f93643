// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package spoken keeps a file up to date with what a screen reader knows of a window: the labels,
// what they say beside, and where they are. Whoever drives a program from outside reads there what
// it shows.
package spoken
