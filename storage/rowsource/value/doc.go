// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package value has the values of cells as row sources exchange them: null, truth values,
// exact numbers, times, texts and bytes, their order, and their form in JSON.
//
// It imports the standard library alone and knows neither rows nor columns.
package value
