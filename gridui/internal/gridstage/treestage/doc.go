// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package treestage provides the trees and groups of rows that the tests of several packages share.
package treestage
