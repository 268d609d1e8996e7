"""The app's socket without a page: messages that are written by hand."""

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
    """A connection as a page has it; use it with `with`."""
    url = running.socket_url_for(token or running.token)
    return connect(url, max_size=None, proxy=None, **more)


def closing(socket):
    """Reads until the app closes, and answers code and reason."""
    try:
        while True:
            socket.recv(PATIENCE)
    except websockets.ConnectionClosed as closed:
        assert closed.rcvd is not None, "the connection broke without a reason"
        return closed.rcvd.code, closed.rcvd.reason


def answered(socket, kind):
    """Reads on to a message of a kind, and reports each tree as drawn, as a page does."""
    while True:
        message = json.loads(socket.recv(PATIENCE))
        if message["kind"] == "tree":
            socket.send(json.dumps({"kind": "drawn", "number": message["number"]}))
        if message["kind"] == kind:
            return message


def ask(socket, verb, **arguments):
    """The answer to a program's question."""
    socket.send(json.dumps(
        {"kind": "ask", "version": 2, "id": verb, "verb": verb, "arguments": arguments}))
    return answered(socket, "answer")


def call(running, seconds):
    """A connection on which nothing was said yet."""
    return network.create_connection(("127.0.0.1", running.port), seconds)


def upgrade(running):
    """What a browser says to make a connection a WebSocket."""
    return (
        f"GET /socket?token={running.token} HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OUFCQ0RFRg==\r\n\r\n"
    ).encode()
