// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package jsonid writes ids, which are any strings, as JSON strings, which hold valid UTF-8
// alone, and reads them back.
package jsonid
