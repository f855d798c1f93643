// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package storage keeps data beyond a frame: texts under keys, and Go values in versioned documents.
//
//	doc := storage.Document[settings]{Store: storage.Local("myapp"), Key: "settings"}
//	s, err := doc.Load()
//	s.Dark = true
//	err = doc.Save(s)
//
// Which store for which wish:
//
//	the user's files, or the browser's localStorage     Local
//	until the program or the browser's tab ends         Session
//	a folder of the program                             Dir
//	a value, in tests for example                       Memory
//	a store that is slow to write                       Debounced, which writes in the background
//	another place                                       a type with the methods of Store
//
// A Document is a versioned value, which remains readable when its program changes: data that cannot be read is kept
// under its key with ".previous" after it before it is overwritten. ReplaceFile is for other files.
//
// A text has at most 16 MiB. An empty key is never read or written. The package does not import Gio.
package storage
