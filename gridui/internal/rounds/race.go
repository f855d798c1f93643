// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build race

package rounds

// shortPart is the part of the rounds that -short leaves.
const shortPart = 32
