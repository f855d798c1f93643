// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package storage keeps data beyond a frame: texts under keys, and Go values in versioned documents. It does
// not import Gio.
//
// A Store is a place: Local in the user's files or the browser's localStorage, Session until the program or
// the browser's tab ends, Dir in a folder of the caller, Memory in a value. Debounced precedes a slow store
// and writes to it in the background. A Document is a versioned value, which remains readable when its
// program changes. ReplaceFile is for other files.
package storage
