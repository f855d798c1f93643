// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package samplestage provides samples of all kinds and an oracle of filters, for tests.
package samplestage
