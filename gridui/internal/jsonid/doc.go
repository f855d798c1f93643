// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package jsonid encodes ids, which are arbitrary strings, as JSON strings, which contain only
// valid UTF-8, and decodes them.
package jsonid
