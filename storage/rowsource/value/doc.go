// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package value provides the values of cells that row sources exchange: null, truth values, exact numbers,
// times, texts and bytes, their order, and their form in JSON.
//
// It imports only the standard library and is independent of rows and columns.
package value
