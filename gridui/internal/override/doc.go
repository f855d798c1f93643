// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package override lays a partial value over a complete one, field by field, for themes,
// texts and icons.
package override
