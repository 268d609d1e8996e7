"""The app's socket without a page: handwritten messages."""

import json
import socket as network

import websockets
from websockets.sync.client import connect

from waiting import PATIENCE


def touch(phase, identity=1, t=1.0, x=10, y=20, **more):
    return {"kind": "touch", "t": t, "id": identity, "phase": phase, "x": x, "y": y, **more}


def samples(*all_samples):
    return json.dumps({"kind": "input", "samples": all_samples})


def open_socket(running, token=None, **more):
    """Opens a connection like a page's. Use it with `with`."""
    url = running.socket_url_for(token or running.token)
    return connect(url, max_size=None, proxy=None, **more)


def closing(socket):
    """Reads until the app closes the connection, and returns code and reason."""
    try:
        while True:
            socket.recv(PATIENCE)
    except websockets.ConnectionClosed as closed:
        assert closed.rcvd is not None, "the connection broke without a reason"
        return closed.rcvd.code, closed.rcvd.reason


def answered(socket, kind):
    """Reads until a message of a kind, and acknowledges each tree as drawn, as a page does."""
    while True:
        message = json.loads(socket.recv(PATIENCE))
        if message["kind"] == "tree":
            socket.send(json.dumps({"kind": "drawn", "number": message["number"]}))
        if message["kind"] == kind:
            return message


def ask(socket, verb, **arguments):
    """Returns the answer to a program's request."""
    socket.send(json.dumps(
        {"kind": "ask", "version": 2, "id": verb, "verb": verb, "arguments": arguments}))
    return answered(socket, "answer")


def call(running, seconds):
    """Opens a connection without sending anything."""
    return network.create_connection(("127.0.0.1", running.port), seconds)


def upgrade(running):
    """Returns the request with which a browser upgrades a connection to a WebSocket."""
    return (
        f"GET /socket?token={running.token} HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OUFCQ0RFRg==\r\n\r\n"
    ).encode()
