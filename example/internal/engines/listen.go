// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package engines

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// Listen returns a function that waits for notifications of PostgreSQL on a channel, for Options.Watch of package
// sqlrows. A payload that is a JSON list of ids reports changes of these rows, any other payload changes of all rows.
// It occupies a connection of the pool.
func Listen(db *sql.DB, channel string) func(context.Context, func(rowsource.Change)) error {
	return func(ctx context.Context, tell func(rowsource.Change)) error {
		conn, err := db.Conn(ctx)
		if err != nil {
			return err
		}
		defer conn.Close()
		return conn.Raw(func(driver any) error {
			c, ok := driver.(*stdlib.Conn)
			if !ok {
				return fmt.Errorf("engines: a %T does not listen", driver)
			}
			return listen(ctx, c.Conn(), channel, tell)
		})
	}
}

func listen(ctx context.Context, conn *pgx.Conn, channel string, tell func(rowsource.Change)) error {
	if _, err := conn.Exec(ctx, "LISTEN "+pgx.Identifier{channel}.Sanitize()); err != nil {
		return err
	}
	for {
		n, err := conn.WaitForNotification(ctx)
		if err != nil {
			return err // the connection is closed, and stops listening
		}
		var change rowsource.Change
		if json.Unmarshal([]byte(n.Payload), &change.IDs) != nil {
			change.IDs = nil
		}
		tell(change)
	}
}
