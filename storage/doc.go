// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package storage keeps what outlives a frame: texts under keys, and Go values in
// versioned documents. It is pure: it imports nothing of Gio.
//
// A Store is where: Local in the user's files or the browser's localStorage,
// Session until the program or the browser's tab ends, Dir in a folder of the
// caller's, Memory in a value. Debounced stands before a slow one and writes
// behind the caller's back. A Document is what: a value of a version, which
// survives that its program changes. ReplaceFile is for files that have a name of
// their own.
package storage
