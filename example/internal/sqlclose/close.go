// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sqlclose closes databases whose files are removed afterwards.
package sqlclose

import (
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// step is the time between two looks at the number of connections, which database/sql tells nobody about.
const step = time.Millisecond

// Close closes a database and waits, for the duration limit at most, until its last connection is closed.
//
// sql.DB.Close returns while queries run that were canceled a moment ago: each connection closes when its query ends,
// and SQLite may still make a file of its journal until then. It returns an error if connections stay open.
func Close(db *sql.DB, limit time.Duration) error {
	err := db.Close()
	for end := time.Now().Add(limit); ; time.Sleep(step) {
		open := db.Stats().OpenConnections
		if open == 0 {
			return err
		}
		if time.Now().After(end) {
			return errors.Join(err, fmt.Errorf("connections of the database still in use after %v: %d", limit, open))
		}
	}
}
